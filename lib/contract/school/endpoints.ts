import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { browserPaths } from '@/lib/contract/paths';
import { done } from '@/lib/contract/values/done';
import { instant } from '@/lib/contract/values/instant';
import { endpoint } from '@/lib/contract/call/endpoint';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';

/** What opens the product to a student; a school's own service may say more of it. */
const schoolLicenceSchema = z.object({ schoolId: z.string(), schoolTitle: z.string() }).partial();

/** Pairs of a code of activation; 36 bits. */
export const ACTIVATION_CODE_PAIRS = 6;

const codeSchema = z.string().regex(pronounceableCode(ACTIVATION_CODE_PAIRS));

/** A code that somebody has used: who, when, and for which class it is. */
export const usedCodeSchema = z.object({
  code: codeSchema,
  className: z.string(),
  name: z.string(),
  surname: z.string(),
  usedAt: instant.nullable(),
});
export type UsedCode = z.infer<typeof usedCodeSchema>;

export const schoolEndpoints = {
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
    path: '/api/v1/school/activation-codes',
    summary: 'The codes of the school that somebody has used, the newest 500',
    access: 'user',
    roles: [roles.schoolAdmin],
    browser: false,
    retries: 1,
    reply: z.object({ codes: z.array(usedCodeSchema) }),
  }),
  freeActivationCode: endpoint({
    ...browserPaths.freeActivationCode,
    summary:
      'Puts a new code in the place of a used one, for another student; who came by it stays in the class',
    access: 'user',
    roles: [roles.schoolAdmin],
    retries: 1,
    idempotent: true,
    params: z.object({ code: codeSchema }),
    reply: z.object({ codes: z.array(codeSchema) }),
  }),
  takeStudentOut: endpoint({
    ...browserPaths.takeStudentOut,
    summary:
      'Takes the student who came by a code out of the school, ends their sessions and replaces their codes',
    access: 'user',
    roles: [roles.schoolAdmin],
    retries: 1,
    idempotent: true,
    params: z.object({ code: codeSchema }),
    reply: z.object({ codes: z.array(codeSchema) }),
  }),
  endStudentSessions: endpoint({
    ...browserPaths.endStudentSessions,
    summary: 'Ends the sessions of the student who came by a code; again ends none',
    access: 'user',
    roles: [roles.schoolAdmin],
    retries: 1,
    idempotent: true,
    params: z.object({ code: codeSchema }),
    reply: done,
  }),
};
