import { z } from 'zod';
import { MAX_CODES_AT_ONCE } from '@/lib/contract/school/limits';
import { personNameSchema } from '@/lib/contract/user/user';
import { instant } from '@/lib/contract/values/instant';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';

/** Pairs of a code of activation; 36 bits. */
export const ACTIVATION_CODE_PAIRS = 6;

export const activationCodeSchema = z.string().regex(pronounceableCode(ACTIVATION_CODE_PAIRS));

/** `open`: nobody has used it. */
export const codeStateSchema = z.enum(['open', 'used', 'revoked']);
export type CodeState = z.infer<typeof codeStateSchema>;

export const schoolCodeSchema = z.object({
  code: activationCodeSchema,
  state: codeStateSchema,
  /** For whom the school made it; both '' where it is for anybody of the class. */
  surname: z.string(),
  name: z.string(),
  usedAt: instant.nullable(),
  /** Who has used it, by their own name. */
  usedBy: z.object({ surname: z.string(), name: z.string() }).nullable(),
});
export type SchoolCode = z.infer<typeof schoolCodeSchema>;

const codeNameSchema = z.strictObject({ surname: personNameSchema, name: personNameSchema });

/** One code for each name, or so many without names. */
export const makeCodesSchema = z.strictObject({
  idempotencyKey: z.uuid(),
  names: z.array(codeNameSchema).max(MAX_CODES_AT_ONCE).default([]),
  count: z.number().int().min(0).max(MAX_CODES_AT_ONCE).default(0),
});
/** @testing */
export type MakeCodes = z.input<typeof makeCodesSchema>;
