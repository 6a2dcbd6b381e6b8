import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import { classIdParams } from '@/lib/contract/school/classes/classes';
import { done } from '@/lib/contract/values/done';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';
import {
  ACTIVATION_CODE_PAIRS,
  activationCodeSchema,
  makeCodesSchema,
  schoolCodeSchema,
} from './codes';

/** What opens the product to a student; a school's own service may say more of it. */
const schoolLicenceSchema = z.object({ schoolId: z.string(), schoolTitle: z.string() }).partial();

const ofSchoolAdmin = { access: 'user', roles: [roles.schoolAdmin], retries: 1 } as const;
const codes = z.object({ codes: z.array(activationCodeSchema) });

export const schoolCodeEndpoints = {
  activateSchoolStudent: endpoint({
    ...browserPaths.activateSchoolStudent,
    summary: 'A student joins the class that a code of the school opens; again changes nothing',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    idempotent: true,
    changesClaims: true,
    // Typed by hand, from paper.
    body: z.strictObject({
      code: z.string().trim().toLowerCase().regex(pronounceableCode(ACTIVATION_CODE_PAIRS)),
    }),
    reply: z.object({ schoolLicences: z.array(schoolLicenceSchema) }),
  }),
  listActivationCodes: endpoint({
    method: 'GET',
    path: '/api/v1/school/classes/{classId}/codes',
    summary: 'The codes of a class of the school, the newest 500',
    ...ofSchoolAdmin,
    browser: false,
    params: classIdParams,
    reply: z.object({ codes: z.array(schoolCodeSchema) }),
  }),
  makeActivationCodes: endpoint({
    ...browserPaths.makeActivationCodes,
    summary: 'Makes codes for a class, with names or without; the same request makes them once',
    ...ofSchoolAdmin,
    idempotent: true,
    params: classIdParams,
    body: makeCodesSchema,
    reply: codes,
  }),
  revokeActivationCode: endpoint({
    ...browserPaths.revokeActivationCode,
    summary: 'Revokes a code that nobody has used; again changes nothing',
    ...ofSchoolAdmin,
    idempotent: true,
    params: z.object({ code: activationCodeSchema }),
    reply: done,
  }),
  freeActivationCode: endpoint({
    ...browserPaths.freeActivationCode,
    summary:
      'Puts a new code in the place of a used one, for another student; who came by it stays in the class',
    ...ofSchoolAdmin,
    idempotent: true,
    params: z.object({ code: activationCodeSchema }),
    reply: codes,
  }),
};
