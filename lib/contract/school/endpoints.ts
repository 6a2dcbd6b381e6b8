import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { browserPaths } from '@/lib/contract/paths';
import { endpoint } from '@/lib/contract/call/endpoint';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';

/** What opens the product to a student; a school's own service may say more of it. */
const schoolLicenceSchema = z.object({ schoolId: z.string(), schoolTitle: z.string() }).partial();

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
    body: z.strictObject({ code: z.string().trim().toLowerCase().regex(pronounceableCode(6)) }),
    reply: z.object({ schoolLicences: z.array(schoolLicenceSchema) }),
  }),
};
