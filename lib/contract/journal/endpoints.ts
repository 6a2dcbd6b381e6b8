import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { browserPaths } from '@/lib/contract/paths';
import { endpoint } from '@/lib/contract/call/endpoint';
import {
  journalSchema,
  journalStudentSchema,
  mergeTargetsSchema,
} from '@/lib/contract/journal/journal';
import { journalHelpQuerySchema, journalHelpSchema } from '@/lib/contract/journal/help';
import { anyPeriodSchema } from '@/lib/contract/journal/period';
import { done } from '@/lib/contract/values/done';

export const journalEndpoints = {
  getJournal: endpoint({
    ...browserPaths.getJournal,
    summary: 'Classes, homework, students and marks of the teacher in a period',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    query: anyPeriodSchema,
    reply: journalSchema,
  }),
  getJournalHelp: endpoint({
    ...browserPaths.getJournalHelp,
    summary: 'The hardest tasks of a class in a period, with their commonest wrong answers',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    query: journalHelpQuerySchema,
    reply: journalHelpSchema,
  }),
  listMergeTargets: endpoint({
    ...browserPaths.listMergeTargets,
    summary: 'To whom the work of a student without an account can be moved',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    params: journalStudentSchema,
    reply: mergeTargetsSchema,
  }),
  removeEmptyStudents: endpoint({
    ...browserPaths.removeEmptyStudents,
    summary: 'The teacher removes all students without an account who have answered nothing',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    idempotent: true,
    reply: z.object({ removed: z.number().int() }),
  }),
  removeStudent: endpoint({
    ...browserPaths.removeStudent,
    summary: 'The teacher removes a student without an account, with their work',
    access: 'user',
    roles: [roles.teacher],
    params: journalStudentSchema,
    reply: done,
  }),
  mergeStudent: endpoint({
    ...browserPaths.mergeStudent,
    summary: 'The teacher moves the work of a student without an account to another of the class',
    access: 'user',
    roles: [roles.teacher],
    params: journalStudentSchema,
    body: z.strictObject({ intoId: z.uuid() }),
    reply: done,
  }),
};
