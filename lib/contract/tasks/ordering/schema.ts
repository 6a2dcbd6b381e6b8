import { z } from 'zod';
import { common, MOST_PARTS, optionId, optionSchema } from '@/lib/contract/tasks/fields';

const kind = z.literal('ordering');

/** Items to be put in order. */
export const ordering = {
  task: z.object({ ...common, kind, items: z.array(optionSchema).min(2) }),
  answer: z.strictObject({ kind, order: z.array(optionId).max(MOST_PARTS) }),
};
