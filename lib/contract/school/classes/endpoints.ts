import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import { done } from '@/lib/contract/values/done';
import {
  changeClassSchema,
  classIdParams,
  createClassSchema,
  moveStudentsSchema,
  schoolClassSchema,
  schoolOverviewSchema,
} from './classes';

const ofSchoolAdmin = { access: 'user', roles: [roles.schoolAdmin], retries: 1 } as const;

export const schoolClassEndpoints = {
  getSchool: endpoint({
    method: 'GET',
    path: '/api/v1/school',
    summary: 'The school of the administrator in numbers; null when nobody has said which it is',
    ...ofSchoolAdmin,
    browser: false,
    reply: z.object({ school: schoolOverviewSchema.nullable() }),
  }),
  listSchoolClasses: endpoint({
    method: 'GET',
    path: '/api/v1/school/classes',
    summary: 'The classes of the school, archived ones last',
    ...ofSchoolAdmin,
    browser: false,
    reply: z.object({ classes: z.array(schoolClassSchema) }),
  }),
  createSchoolClass: endpoint({
    ...browserPaths.createSchoolClass,
    summary: 'Adds a class to the school; refused while another one is called the same',
    ...ofSchoolAdmin,
    retries: 0,
    body: createClassSchema,
    reply: z.object({ classId: z.uuid() }),
  }),
  changeSchoolClass: endpoint({
    ...browserPaths.changeSchoolClass,
    summary:
      'Renames a class, archives it (its open codes are revoked) or brings it back; again changes nothing',
    ...ofSchoolAdmin,
    idempotent: true,
    params: classIdParams,
    body: changeClassSchema,
    reply: done,
  }),
  moveStudents: endpoint({
    ...browserPaths.moveStudents,
    summary: 'Moves students of the school into this class; all of them or none',
    ...ofSchoolAdmin,
    idempotent: true,
    params: classIdParams,
    body: moveStudentsSchema,
    reply: done,
  }),
};
