import { z } from 'zod';
import { common } from '@/lib/contract/tasks/fields';
import { isStorable } from '@/lib/contract/values/storable';
import { MAX_NUMBER_LENGTH } from './parse-number';

const kind = z.literal('number');

/** A number, with the unit that stands beside the field. */
export const number = {
  task: z.object({ ...common, kind, unit: z.string().max(40).optional() }),
  answer: z.strictObject({ kind, text: z.string().max(MAX_NUMBER_LENGTH).refine(isStorable) }),
};
