import { z } from 'zod';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { personNameSchema } from '@/lib/contract/user/user';
import { instant } from '@/lib/contract/values/instant';
import { joinCodeSchema } from './join-code';

const listed = {
  listId: z.uuid(),
  number: gradeSchema,
  letter: z.string(),
  archivedAt: instant.nullable(),
};

/** A list among others. [HW-06] */
export const listSummarySchema = z.object({
  ...listed,
  studentCount: z.number().int(),
  /** Of them those who have begun some homework of the teacher. */
  begunCount: z.number().int(),
});
export type ListSummary = z.infer<typeof listSummarySchema>;

const studentSchema = z.object({
  userId: z.string(),
  name: z.string(),
  surname: z.string(),
  /** False for who has given only a name, or has been given it by the teacher. */
  hasAccount: z.boolean(),
  /** They have begun some homework of the teacher. */
  hasBegun: z.boolean(),
});
export type ListStudent = z.infer<typeof studentSchema>;

/** One list with its students. */
export const classListSchema = z.object({
  ...listed,
  joinCode: joinCodeSchema,
  students: z.array(studentSchema),
  /** Who came into this class by themselves, and is in no list of the teacher. */
  newcomers: z.array(studentSchema),
});
export type ClassList = z.infer<typeof classListSchema>;

/** A student by name, as a teacher writes them. */
export const listedNameSchema = z.strictObject({
  surname: personNameSchema,
  name: personNameSchema,
});
export type ListedName = z.infer<typeof listedNameSchema>;

/** What came of a name: a new row, somebody of the class who works already, or one of the list. */
export const addedSchema = z.enum(['added', 'known', 'present']);
