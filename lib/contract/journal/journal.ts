import { z } from 'zod';
import { attemptCodeSchema, markGradeSchema, scoreSchema } from '@/lib/contract/attempt/attempt';
import { homeworkStateSchema, taskHashSchema } from '@/lib/contract/homework/homework';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { instant } from '@/lib/contract/values/instant';

export const markSchema = z.object({
  taskHash: taskHashSchema,
  attemptCode: attemptCodeSchema,
  finishedAt: instant.nullable(),
  score: scoreSchema.nullable(),
  grade: markGradeSchema.nullable(),
  /** How many tasks wait for the teacher: until then the mark is none yet. [REV-02] */
  awaitingCount: z.number().int(),
  /** With the student, to be done again. [REV-03] */
  isReturned: z.boolean(),
  answeredCount: z.number().int(),
  stepCount: z.number().int(),
});
export type Mark = z.infer<typeof markSchema>;

/** The teacher's journal of a period: a table per class, a column per homework, a row per student. */
export const journalSchema = z.object({
  classes: z.array(
    z.object({
      classId: z.string(),
      classNumber: gradeSchema.nullable(),
      classLetter: z.string(),
      /** What somebody of the class has begun; also what nobody has begun yet, in the classes of its grade. */
      homework: z.array(
        z.object({
          taskHash: taskHashSchema,
          title: z.string(),
          createdAt: instant,
          dueAt: instant.nullable(),
          state: homeworkStateSchema,
        }),
      ),
      /** By name: who has begun, and who is awaited by a class list or the school. */
      students: z.array(
        z.object({
          userId: z.string(),
          name: z.string(),
          surname: z.string(),
          /** False for who has given only a name: such a row can be removed or moved. [TRUST-02] */
          hasAccount: z.boolean(),
          /** Ids of the rows that came from the same browser, without this one. [TRUST-01] */
          sameBrowser: z.array(z.string()),
          /** Of each homework: work that waits for the teacher, else the best mark, else work in progress. */
          marks: z.array(markSchema),
        }),
      ),
    }),
  ),
});
export type Journal = z.infer<typeof journalSchema>;
export type JournalClass = Journal['classes'][number];
export type JournalHomework = JournalClass['homework'][number];
export type JournalStudent = JournalClass['students'][number];

/** Whose row of the journal is meant. */
export const journalStudentSchema = z.object({ studentId: z.uuid() });

/** The students to whom the work of a row can be moved: of the same class. [TRUST-02] */
export const mergeTargetsSchema = z.object({
  students: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      surname: z.string(),
      hasAccount: z.boolean(),
    }),
  ),
});
export type MergeTarget = z.infer<typeof mergeTargetsSchema>['students'][number];
