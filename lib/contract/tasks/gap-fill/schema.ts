import { z } from 'zod';
import {
  blankId,
  common,
  markup,
  optionId,
  optionSchema,
  parts,
} from '@/lib/contract/tasks/fields';
import { MAX_WORDS } from './answer';

const kind = z.literal('gap_fill');

/** Words of a bank into the blanks of a text; each word once, some words are left over. */
export const gapFill = {
  task: z.object({
    ...common,
    kind,
    text: markup,
    blanks: z.array(z.object({ id: blankId })).min(1),
    words: z.array(optionSchema).min(2).max(MAX_WORDS),
  }),
  /** Blank → word. */
  answer: z.strictObject({ kind, words: parts(blankId, optionId) }),
};
