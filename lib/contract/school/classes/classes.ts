import { z } from 'zod';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { className } from '@/lib/contract/user/user';
import { instant } from '@/lib/contract/values/instant';

/** As many classes a school may have, archived ones too: two thousand students are in about eighty. */
export const MAX_CLASSES = 500;

export const classIdParams = z.object({ classId: z.uuid() });

export const schoolClassSchema = z.object({
  id: z.uuid(),
  number: gradeSchema,
  letter: z.string(),
  isArchived: z.boolean(),
  students: z.number().int(),
  openCodes: z.number().int(),
  /** Until when a licence of the class serves it; null for none. That of the school counts besides. */
  premiumUntil: instant.nullable(),
});
export type SchoolClass = z.infer<typeof schoolClassSchema>;

export const createClassSchema = z.strictObject({ className });

/** Another name, or into the archive and back: one of them. */
export const changeClassSchema = z.union([
  z.strictObject({ className }),
  z.strictObject({ isArchived: z.boolean() }),
]);

/** As many students may be moved by one request. */
const MAX_MOVED = 100;
export const moveStudentsSchema = z.strictObject({
  studentIds: z.array(z.uuid()).min(1).max(MAX_MOVED),
});

/** The school of the administrator in numbers. */
export const schoolOverviewSchema = z.object({
  title: z.string(),
  classes: z.number().int(),
  students: z.number().int(),
  teachers: z.number().int(),
  openCodes: z.number().int(),
  usedCodes: z.number().int(),
  /** Until when a licence of the whole school serves it; null for none. */
  premiumUntil: instant.nullable(),
});
export type SchoolOverview = z.infer<typeof schoolOverviewSchema>;
