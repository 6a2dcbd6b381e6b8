import { z } from 'zod';
import {
  blankId,
  common,
  markup,
  optionId,
  optionSchema,
  parts,
} from '@/lib/contract/tasks/fields';

const kind = z.literal('inline_choice');

/** Blanks in a text, each with a list of its own. */
export const inlineChoice = {
  task: z.object({
    ...common,
    kind,
    text: markup,
    blanks: z.array(z.object({ id: blankId, options: z.array(optionSchema).min(2) })).min(1),
  }),
  answer: z.strictObject({ kind, choices: parts(blankId, optionId) }),
};
