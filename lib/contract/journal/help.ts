import { z } from 'zod';
import { stepNumberSchema } from '@/lib/contract/attempt/attempt';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { periodSchema } from '@/lib/contract/journal/period';
import { subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { revealedAnswerSchema } from '@/lib/contract/tasks/review';
import { isStorable } from '@/lib/contract/values/storable';

/** Of which class, in which period. */
export const journalHelpQuerySchema = periodSchema.safeExtend({
  classId: z.string().min(1).max(40).refine(isStorable),
});

const hardTaskSchema = z.object({
  taskHash: taskHashSchema,
  title: z.string(),
  subjectId: subjectIdSchema,
  stepNumber: stepNumberSchema,
  taskId: z.string(),
  prompt: z.string(),
  /** Of the finished attempts of the class; what waits for the teacher is not counted. */
  right: z.number().int(),
  partly: z.number().int(),
  wrong: z.number().int(),
  /** The most frequent first; each was given by two at least. */
  commonestWrong: z.array(z.object({ own: revealedAnswerSchema, count: z.number().int() })),
});
export type HardTask = z.infer<typeof hardTaskSchema>;

/** Which tasks went worst in a class. [HW-06] */
export const journalHelpSchema = z.object({
  /** The hardest first; null without the licence that has counts by task. [HW-08] */
  tasks: z.array(hardTaskSchema).nullable(),
  /** How many homework there is in the period, and how many of the newest were looked at. */
  homeworkCount: z.number().int(),
  lookedAtCount: z.number().int(),
});
export type JournalHelp = z.infer<typeof journalHelpSchema>;
