import { z } from 'zod';
import { scoreSchema } from '@/lib/contract/attempt/attempt';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { instant } from '@/lib/contract/values/instant';

/** The quarter or the school year in which the day of the question lies. */
export const resultsPeriodSchema = z.enum(['quarter', 'year']);
export type ResultsPeriod = z.infer<typeof resultsPeriodSchema>;

/** Sums alone: no student and no answer is named. */
export const resultsRowSchema = z.object({
  classId: z.uuid(),
  classNumber: gradeSchema,
  classLetter: z.string(),
  subjectId: subjectIdSchema,
  /** «Иванова Ольга Петровна»; null for teachers who are not of the school, all together. */
  teacher: z.string().nullable(),
  homework: z.number().int(),
  students: z.number().int(),
  /** Of the best finished work of each student at each homework; null while all waits for the teacher. */
  average: scoreSchema.nullable(),
});
export type ResultsRow = z.infer<typeof resultsRowSchema>;

export const schoolResultsSchema = z.object({ since: instant, rows: z.array(resultsRowSchema) });
