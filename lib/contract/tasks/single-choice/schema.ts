import { z } from 'zod';
import { common, optionId, optionSchema } from '@/lib/contract/tasks/fields';

const kind = z.literal('single_choice');

/** One answer of several. */
export const singleChoice = {
  task: z.object({ ...common, kind, options: z.array(optionSchema).min(2) }),
  answer: z.strictObject({ kind, optionId: optionId.nullable() }),
};
