import { z } from 'zod';
import { leadLimits, leadPatterns } from '@/lib/contract/lead/lead-rules';
import { instant } from '@/lib/contract/values/instant';

/** What somebody says of themself to take part. */
const participantSchema = z.strictObject({
  name: z.string().min(1).max(leadLimits.name).regex(leadPatterns.name),
  email: z.string().max(leadLimits.email).regex(leadPatterns.line).regex(leadPatterns.email),
  /** To the processing of these data; nothing is kept without it. */
  consent: z.literal(true),
});

/** The feature `actionOzonApril2025` of a student; all of it is kept by the main API. [FEAT-02] */
export const ozonPromotionSchema = z.object({
  /** When they said name and e-mail; null before. */
  registeredAt: instant.nullable(),
  name: z.string(),
  email: z.string(),
  /** When the popup was shown last. */
  popUpShownAt: instant.nullable(),
  /** When its button was pressed first. */
  popUpInvokedAt: instant.nullable(),
  popUpNumShows: z.number().int(),
  /** Drawn once, when the feature is created: who is not drawn sees no popup. */
  isRandomizerEnabled: z.boolean(),
  /** Tasks of homework that was finished after registering. */
  completedTasksCnt: z.number().int(),
});
export type OzonPromotion = z.infer<typeof ozonPromotionSchema>;

/** What the feature may be created with: who takes part, or nothing, which is null. */
export const ozonFeatureValueSchema = z.union([
  participantSchema,
  z.strictObject({}).transform(() => null),
]);

/** What a browser tells of the promotion; counts and times are the main API's own. */
export const ozonEventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('shown') }),
  z.strictObject({ event: z.literal('invoked') }),
  participantSchema.extend({ event: z.literal('registered') }),
]);
export type OzonEvent = z.infer<typeof ozonEventSchema>;
