import { z } from 'zod';
import { continueCodeSchema } from '@/lib/contract/auth/continue-code';
import { registerStudentSchema } from '@/lib/contract/auth/register-student';
import { attemptEndpoints } from '@/lib/contract/attempt/endpoints';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { eduTokenPayloadSchema, roleSchema } from '@/lib/contract/user/user';
import { retriedSchema, retryDeliveriesSchema } from '@/lib/contract/cms/cms-deliveries';
import { changeFeatureSchema, cmsFeatureSchema } from '@/lib/contract/cms/cms-features';
import { endSessionsSchema } from '@/lib/contract/auth/session-endpoints';
import { done } from '@/lib/contract/values/done';
import { eraseAccountSchema } from '@/lib/contract/user/erase-account';
import type { WebEndpointName } from './paths';

const { userId: _, ...claims } = eduTokenPayloadSchema.shape;

/** One signed-in role, as scripts may see it: never with the token. [AUTH-10] */
const userEntrySchema = z.object({
  role: roleSchema,
  userId: z.string(),
  /** Milliseconds since 1970. */
  updatedAt: z.number(),
  jwtData: z.object({ id: z.string(), ...claims }),
});
export type UserEntry = z.infer<typeof userEntrySchema>;

/** Who is signed in in this browser. */
const sessionSchema = z.object({
  user: userEntrySchema
    .extend({
      name: z.string(),
      surname: z.string(),
      /** When its token ends, in milliseconds since 1970. [AUTH-12] */
      expiresAt: z.number(),
      /** Where they begin. [ROUTE-28] */
      homePath: z.string(),
    })
    .nullable(),
  entries: z.array(userEntrySchema),
});

/** What is asked of web's own calls, and what they reply; handlers parse both with these. */
export const webEndpoints = {
  getSession: { body: z.undefined(), reply: sessionSchema },
  beginHomework: { body: registerStudentSchema, reply: attemptEndpoints.startAttempt.reply },
  continueWork: {
    body: z.strictObject({ taskHash: taskHashSchema, code: continueCodeSchema }),
    reply: done,
  },
  showContinueCode: { body: z.undefined(), reply: z.object({ code: z.string() }) },
  changeFeature: { body: changeFeatureSchema, reply: cmsFeatureSchema },
  retryDeliveries: { body: retryDeliveriesSchema, reply: retriedSchema },
  bindFromDiary: { body: z.undefined(), reply: z.object({ to: z.string() }) },
  eraseAccount: { body: eraseAccountSchema, reply: done },
  endSessions: { body: endSessionsSchema, reply: done },
  forgetBind: { body: z.undefined(), reply: done },
  forgetLesson: { body: z.undefined(), reply: done },
} satisfies Record<WebEndpointName, { body: z.ZodType; reply: z.ZodType }>;

export type WebBody<Name extends WebEndpointName> = z.input<(typeof webEndpoints)[Name]['body']>;
export type WebReply<Name extends WebEndpointName> = z.output<(typeof webEndpoints)[Name]['reply']>;
