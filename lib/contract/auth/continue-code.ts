import { z } from 'zod';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';

/** Pairs of a code to continue; 43 bits, and a length that no other code has. */
export const CONTINUE_CODE_PAIRS = 7;

/**
 * The code by which a student without an account goes on elsewhere. Read off a paper and typed, so its
 * groups, their dashes and capitals do not matter. [TRUST-03]
 */
export const continueCodeSchema = z
  .string()
  .max(100)
  .transform((text) => text.toLowerCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(pronounceableCode(CONTINUE_CODE_PAIRS)));
