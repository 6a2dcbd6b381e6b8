import { z } from 'zod';
import { isStorable } from '@/lib/contract/values/storable';
import { endpoint } from '@/lib/contract/call/endpoint';
import { continueCodeSchema } from '@/lib/contract/auth/continue-code';
import { registerStudentSchema } from '@/lib/contract/auth/register-student';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { roles } from '@/lib/contract/auth/roles';
import { referralCodeSchema } from '@/lib/contract/auth/referral';
import { providerSchema, roleSchema } from '@/lib/contract/user/user';

const text = (max: number) => z.string().max(max).refine(isStorable);
export const pathSchema = text(2_000).min(1);
/** What the SSO sends a browser back with. [AUTH-03] */
export const callbackSchema = z.object({
  code: text(2_000).min(1),
  state: text(200).min(1),
  iss: text(500).optional(),
});
const tokenSchema = z.string().min(1).max(8_000);

/** What the visitor came with; it survives the way through the SSO. [AUTH-01] */
export const loginParamsSchema = z.strictObject({
  provider: providerSchema.optional(),
  homeworkHash: taskHashSchema.optional(),
  redirectUrl: pathSchema.optional(),
  role: roleSchema.optional(),
  silent: z.boolean().optional(),
});
export type LoginParams = z.infer<typeof loginParamsSchema>;

export const authEndpoints = {
  createLoginState: endpoint({
    method: 'POST',
    path: '/api/v1/auth/prosv/login-state',
    summary: 'Begins a sign-in: keeps state, nonce and PKCE verifier, returns the SSO address',
    access: 'public',
    browser: false,
    retries: 1,
    idempotent: true,
    body: loginParamsSchema,
    reply: z.object({ url: z.url() }),
  }),
  authenticate: endpoint({
    method: 'GET',
    path: '/api/v1/auth/prosv/authenticate',
    summary: 'Exchanges the code that the SSO gave for an edu token; once',
    access: 'public',
    browser: false,
    idempotent: false,
    beginsSession: true,
    query: callbackSchema.extend({
      /** Kept for a person who is new here. [ROUTE-26] */
      referralCode: referralCodeSchema.optional(),
    }),
    reply: z.object({ token: tokenSchema, stateParams: loginParamsSchema }),
  }),
  authorize: endpoint({
    method: 'POST',
    path: '/api/v1/auth/prosv/authorize',
    summary: 'Exchanges a valid edu token for a fresh one in the given role',
    access: 'public',
    browser: false,
    retries: 1,
    idempotent: true,
    body: z.strictObject({ token: tokenSchema, role: roleSchema.optional() }),
    reply: z.object({ token: tokenSchema }),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/v1/auth/prosv/sign-out',
    summary: 'Revokes the edu token that the call carries',
    access: 'user',
    browser: false,
    retries: 1,
    idempotent: true,
    reply: z.object({ revoked: z.literal(true) }),
  }),
  registerStudent: endpoint({
    method: 'POST',
    path: '/api/v1/registration/student',
    summary: 'A student without an account begins a homework with name and class',
    access: 'public',
    browser: false,
    beginsSession: true,
    body: registerStudentSchema.extend({
      referralCode: referralCodeSchema.optional(),
      /** The random id of the browser: several names of one are shown to the teacher. [TRUST-01] */
      browserId: z.uuid().optional(),
    }),
    reply: z.object({ token: tokenSchema, continueCode: continueCodeSchema }),
  }),
  continueByCode: endpoint({
    method: 'POST',
    path: '/api/v1/registration/student/continue',
    summary: 'A student without an account goes on in another browser, by their code',
    access: 'public',
    browser: false,
    beginsSession: true,
    body: z.strictObject({ taskHash: taskHashSchema, code: continueCodeSchema }),
    reply: z.object({ token: tokenSchema }),
  }),
  renewContinueCode: endpoint({
    method: 'POST',
    path: '/api/v1/registration/student/code',
    summary:
      'The code of a student without an account, if the known one is it; else a new one, and the one before opens nothing any more',
    access: 'user',
    roles: [roles.student],
    browser: false,
    body: z.strictObject({ known: continueCodeSchema.optional() }),
    reply: z.object({ continueCode: continueCodeSchema }),
  }),
};
