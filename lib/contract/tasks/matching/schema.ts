import { z } from 'zod';
import { common, optionId, optionSchema, parts } from '@/lib/contract/tasks/fields';

const kind = z.literal('matching');

/** Each item on the left with one on the right. */
export const matching = {
  task: z.object({
    ...common,
    kind,
    left: z.array(optionSchema).min(2),
    right: z.array(optionSchema).min(2),
  }),
  /** Left id → right id. */
  answer: z.strictObject({ kind, pairs: parts(optionId, optionId) }),
};
