import { z } from 'zod';
import { instant } from '@/lib/contract/values/instant';

/** Points as a teacher gives them: halves at most. */
export const pointsSchema = z.number().min(0).max(10).multipleOf(0.5);

/** What a teacher has said of a task of an attempt. [REV-02] */
export const remarkSchema = z.object({
  /** Null where what the check has found stands. */
  points: pointsSchema.nullable(),
  criteria: z.record(z.string(), pointsSchema).nullable(),
  comment: z.string(),
  /** The task was to be done again. [REV-03] */
  isReturned: z.boolean(),
  /** False when the student has given another answer since: the points do not count any more. */
  isStanding: z.boolean(),
  reviewedAt: instant,
});
export type Remark = z.infer<typeof remarkSchema>;
