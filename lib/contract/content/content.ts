import { z } from 'zod';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { publicTaskSchema, taskKindSchema } from '@/lib/contract/tasks/tasks';

export const workbookIdSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);
export const stepUuidSchema = z.uuid();

export const workbookSummarySchema = z.object({
  id: workbookIdSchema,
  title: z.string(),
  description: z.string(),
  subjectId: subjectIdSchema,
  grade: gradeSchema,
  taskCount: z.number().int(),
  /** When the content last changed. */
  changedAt: z.iso.date(),
  /** Shown to those alone who work with such workbooks or check them. [FEAT-02] [AUTH-18] */
  isUnreleased: z.literal(true).optional(),
});
export type WorkbookSummary = z.infer<typeof workbookSummarySchema>;

export const stepSummarySchema = z.object({
  uuid: stepUuidSchema,
  title: z.string(),
  kinds: z.array(taskKindSchema),
});
export type StepSummary = z.infer<typeof stepSummarySchema>;

export const workbookSchema = workbookSummarySchema.extend({
  modules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      lessons: z.array(z.object({ title: z.string(), steps: z.array(stepSummarySchema) })),
    }),
  ),
});
export type Workbook = z.infer<typeof workbookSchema>;

/** A step as a student sees it, without a homework around it. */
export const stepSchema = z.object({
  uuid: stepUuidSchema,
  title: z.string(),
  tasks: z.array(publicTaskSchema),
});
export type Step = z.infer<typeof stepSchema>;

/** A task that a visitor tries without signing in: it is in no homework. [HW-03] */
export const sampleSchema = z.object({ title: z.string(), task: publicTaskSchema });

export const sampleVerdictSchema = z.object({
  right: z.boolean(),
  /** Why the right answer is right, in the markup of tasks. */
  explanation: z.string(),
});
