import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { className } from '@/lib/contract/user/user';
import { done } from '@/lib/contract/values/done';
import { addedSchema, classListSchema, listedNameSchema, listSummarySchema } from './class-list';
import { joinCodeSchema, typedJoinCodeSchema } from './join-code';
import { MAX_ADDED } from './limits';

const ofTeacher = { access: 'user', roles: [roles.teacher] } as const;
const byList = z.object({ listId: z.uuid() });
const byStudent = z.object({ listId: z.uuid(), studentId: z.uuid() });

/** [HW-06] [HW-07] */
export const classListEndpoints = {
  listClassLists: endpoint({
    ...browserPaths.listClassLists,
    ...ofTeacher,
    summary: 'The class lists of the teacher, by class',
    retries: 1,
    reply: z.object({ lists: z.array(listSummarySchema) }),
  }),
  createClassList: endpoint({
    ...browserPaths.createClassList,
    ...ofTeacher,
    summary: 'Makes an empty list; sent again it is the same one',
    retries: 1,
    idempotent: true,
    body: z.strictObject({ idempotencyKey: z.uuid(), className }),
    reply: z.object({ listId: z.uuid() }),
  }),
  getClassList: endpoint({
    ...browserPaths.getClassList,
    ...ofTeacher,
    summary: 'A list of the teacher with its students',
    retries: 1,
    params: byList,
    reply: classListSchema,
  }),
  changeClassList: endpoint({
    ...browserPaths.changeClassList,
    ...ofTeacher,
    summary: 'Gives a list another class, archives it or brings it back',
    params: byList,
    body: z
      .strictObject({ className: className.optional(), isArchived: z.boolean().optional() })
      .refine((change) => Object.keys(change).length > 0),
    reply: z.object({
      /** Those who are in another list by now, when it came back. */
      leftOut: z.number().int(),
    }),
  }),
  deleteClassList: endpoint({
    ...browserPaths.deleteClassList,
    ...ofTeacher,
    summary: 'Removes a list in which nobody is',
    params: byList,
    reply: done,
  }),
  renewJoinCode: endpoint({
    ...browserPaths.renewJoinCode,
    ...ofTeacher,
    summary: 'Puts a new code in the place of the one that is named; the old one opens nothing',
    retries: 1,
    idempotent: true,
    params: byList,
    body: z.strictObject({ joinCode: joinCodeSchema }),
    reply: z.object({ joinCode: joinCodeSchema }),
  }),
  addListedStudents: endpoint({
    ...browserPaths.addListedStudents,
    ...ofTeacher,
    summary: 'Adds students by name, all or none; who is there already is not added again',
    retries: 1,
    idempotent: true,
    params: byList,
    body: z.strictObject({ students: z.array(listedNameSchema).min(1).max(MAX_ADDED) }),
    reply: z.object({ outcomes: z.array(addedSchema) }),
  }),
  placeStudent: endpoint({
    ...browserPaths.placeStudent,
    ...ofTeacher,
    summary: 'Puts a student of the teacher into this list, out of the other one',
    retries: 1,
    params: byStudent,
    reply: done,
  }),
  renameListedStudent: endpoint({
    ...browserPaths.renameListedStudent,
    ...ofTeacher,
    summary: 'Spells the name of a student without an account anew',
    params: byStudent,
    body: listedNameSchema,
    reply: done,
  }),
  takeFromList: endpoint({
    ...browserPaths.takeFromList,
    ...ofTeacher,
    summary: 'Takes a student out of a list; their work stays',
    params: byStudent,
    reply: done,
  }),
  getClassInvitation: endpoint({
    method: 'GET',
    path: '/api/v1/class-invitations/{joinCode}',
    summary: 'Into whose class a code leads',
    access: 'public',
    knowsCaller: true,
    browser: false,
    retries: 1,
    params: z.object({ joinCode: typedJoinCodeSchema }),
    reply: z.object({
      joinCode: joinCodeSchema,
      teacher: z.object({ name: z.string(), patronymic: z.string(), surname: z.string() }),
      number: gradeSchema,
      letter: z.string(),
      /** Who asks is in the list. */
      isMember: z.boolean(),
    }),
  }),
  joinClass: endpoint({
    ...browserPaths.joinClass,
    summary: 'A student comes into the class of a code; again changes nothing',
    access: 'user',
    roles: [roles.student],
    retries: 1,
    idempotent: true,
    params: z.object({ joinCode: joinCodeSchema }),
    reply: done,
  }),
};
