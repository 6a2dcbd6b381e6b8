import { z } from 'zod';
import { activationCodeSchema } from '@/lib/contract/school/codes/codes';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { instant } from '@/lib/contract/values/instant';
import { numericSchema } from '@/lib/contract/values/numeric';
import { isStorable } from '@/lib/contract/values/storable';

/** Students on a page of the list. */
export const STUDENTS_ON_PAGE = 50;

export const studentIdParams = z.object({ studentId: z.uuid() });
export const teacherIdParams = z.object({ teacherId: z.uuid() });

/** What the list of students is narrowed by. */
export const studentsQuerySchema = z.strictObject({
  /** Beginnings of surname and name, in any order. */
  search: z.string().max(100).refine(isStorable).optional(),
  /** `none`: who is in no class yet. */
  classId: z.union([z.uuid(), z.literal('none')]).optional(),
  page: numericSchema.pipe(z.number().int().min(1).max(1_000)).optional(),
});

export const schoolStudentSchema = z.object({
  id: z.uuid(),
  surname: z.string(),
  name: z.string(),
  classId: z.uuid().nullable(),
  classNumber: gradeSchema.nullable(),
  classLetter: z.string(),
  /** By which they came into the school; null for who came otherwise, or whose code was replaced. */
  code: activationCodeSchema.nullable(),
  /** When they began or finished work last. */
  lastWorkAt: instant.nullable(),
});
export type SchoolStudent = z.infer<typeof schoolStudentSchema>;

export const schoolStudentsSchema = z.object({
  total: z.number().int(),
  students: z.array(schoolStudentSchema),
});

export const schoolTeacherSchema = z.object({
  id: z.uuid(),
  surname: z.string(),
  name: z.string(),
  patronymic: z.string(),
  subjectIds: z.array(subjectIdSchema),
  homework: z.number().int(),
  /** `2026-11`: no nearer, since nobody watches over teachers by it. Null for never. */
  lastActiveMonth: z.string().nullable(),
});
export type SchoolTeacher = z.infer<typeof schoolTeacherSchema>;
