import { roles } from '@/lib/contract/auth/roles';
import { browserPaths } from '@/lib/contract/paths';
import { endpoint } from '@/lib/contract/call/endpoint';
import { journalSchema } from '@/lib/contract/journal/journal';

export const journalEndpoints = {
  getJournal: endpoint({
    ...browserPaths.getJournal,
    summary: 'Classes, homework, students and marks of the teacher',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    reply: journalSchema,
  }),
};
