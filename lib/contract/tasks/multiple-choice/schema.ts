import { z } from 'zod';
import { common, MOST_PARTS, optionId, optionSchema } from '@/lib/contract/tasks/fields';

const kind = z.literal('multiple_choice');

/** Any number of several answers. */
export const multipleChoice = {
  task: z.object({ ...common, kind, options: z.array(optionSchema).min(2) }),
  answer: z.strictObject({ kind, optionIds: z.array(optionId).max(MOST_PARTS) }),
};
