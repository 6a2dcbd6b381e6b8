import { z } from 'zod';
import { common, criteria } from '@/lib/contract/tasks/fields';
import { isStorable } from '@/lib/contract/values/storable';
import { MAX_TEXT_LENGTH } from './answer';

const kind = z.literal('extended_text');

/** A text of the student's own, which the teacher reviews. */
export const extendedText = {
  task: z.object({
    ...common,
    kind,
    criteria,
    /** A shorter text is not complete. */
    minWords: z.number().int().min(1).max(2_000).optional(),
  }),
  answer: z.strictObject({ kind, text: z.string().max(MAX_TEXT_LENGTH).refine(isStorable) }),
};
