import { z } from 'zod';
import { closedCode } from '@/lib/contract/values/pronounceable-code';

/** Pairs of a code of a class, which a consonant follows; 40 bits, and a length that no other code has. */
export const JOIN_CODE_PAIRS = 6;

export const joinCodeSchema = z.string().regex(closedCode(JOIN_CODE_PAIRS));

/** The same as a student types it: groups, their dashes and capitals do not matter. [HW-06] */
export const typedJoinCodeSchema = z
  .string()
  .max(100)
  .transform((text) => text.toLowerCase().replace(/[\s-]/g, ''))
  .pipe(joinCodeSchema);
