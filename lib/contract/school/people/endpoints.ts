import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import { activationCodeSchema } from '@/lib/contract/school/codes/codes';
import { done } from '@/lib/contract/values/done';
import {
  schoolStudentsSchema,
  schoolTeacherSchema,
  studentIdParams,
  studentsQuerySchema,
  teacherIdParams,
} from './people';

const ofSchoolAdmin = { access: 'user', roles: [roles.schoolAdmin], retries: 1 } as const;

export const schoolPeopleEndpoints = {
  listSchoolStudents: endpoint({
    method: 'GET',
    path: '/api/v1/school/students',
    summary: 'The students of the school by surname, fifty on a page',
    ...ofSchoolAdmin,
    browser: false,
    query: studentsQuerySchema,
    reply: schoolStudentsSchema,
  }),
  takeStudentOut: endpoint({
    ...browserPaths.takeStudentOut,
    summary: 'Takes a student out of the school, ends their sessions and replaces their codes',
    ...ofSchoolAdmin,
    params: studentIdParams,
    reply: z.object({ codes: z.array(activationCodeSchema) }),
  }),
  endStudentSessions: endpoint({
    ...browserPaths.endStudentSessions,
    summary: 'Ends the sessions of a student of the school; again ends none',
    ...ofSchoolAdmin,
    idempotent: true,
    params: studentIdParams,
    reply: done,
  }),
  listSchoolTeachers: endpoint({
    method: 'GET',
    path: '/api/v1/school/teachers',
    summary: 'The teachers of the school',
    ...ofSchoolAdmin,
    browser: false,
    reply: z.object({ teachers: z.array(schoolTeacherSchema) }),
  }),
  takeTeacherOut: endpoint({
    ...browserPaths.takeTeacherOut,
    summary: 'Takes a teacher out of the school; account, homework and lists stay theirs',
    ...ofSchoolAdmin,
    params: teacherIdParams,
    reply: done,
  }),
};
