import { z } from 'zod';
import { isEraseWord } from './erase-word';

/** Somebody wants to be forgotten: the person whom the page showed, and no other one. [TRUST-06] */
export const eraseAccountSchema = z.strictObject({
  userId: z.string().min(1).max(100),
  word: z.string().max(100).refine(isEraseWord, { message: 'Not the word' }),
});
