import { z } from 'zod';
import { blankId, common, markup, parts } from '@/lib/contract/tasks/fields';
import { isStorable } from '@/lib/contract/values/storable';
import { MAX_ENTRY_LENGTH } from './answer';

const kind = z.literal('text_entry');

/** Blanks in a text, each filled by typing. */
export const textEntry = {
  task: z.object({
    ...common,
    kind,
    text: markup,
    /** `size` is the expected length in characters: it sets the width of the field. */
    blanks: z.array(z.object({ id: blankId, size: z.number().int().min(1).max(60) })).min(1),
  }),
  answer: z.strictObject({
    kind,
    texts: parts(blankId, z.string().max(MAX_ENTRY_LENGTH).refine(isStorable)),
  }),
};
