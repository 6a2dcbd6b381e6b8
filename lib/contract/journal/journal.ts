import { z } from 'zod';
import { attemptCodeSchema, markGradeSchema, scoreSchema } from '@/lib/contract/attempt/attempt';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { instant } from '@/lib/contract/values/instant';

const markSchema = z.object({
  taskHash: taskHashSchema,
  attemptCode: attemptCodeSchema,
  finishedAt: instant.nullable(),
  score: scoreSchema.nullable(),
  grade: markGradeSchema.nullable(),
  answeredCount: z.number().int(),
  stepCount: z.number().int(),
});
export type Mark = z.infer<typeof markSchema>;

/** The teacher's journal: a table per class, a column per homework, a row per student. */
export const journalSchema = z.object({
  classes: z.array(
    z.object({
      classId: z.string(),
      classNumber: gradeSchema.nullable(),
      classLetter: z.string(),
      homework: z.array(
        z.object({ taskHash: taskHashSchema, title: z.string(), createdAt: instant }),
      ),
      students: z.array(
        z.object({
          userId: z.string(),
          name: z.string(),
          surname: z.string(),
          /** The best finished mark of each homework, else the work in progress. */
          marks: z.array(markSchema),
        }),
      ),
    }),
  ),
});
export type Journal = z.infer<typeof journalSchema>;
