import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { browserPaths } from '@/lib/contract/paths';
import { endpoint } from '@/lib/contract/call/endpoint';
import {
  changeHomeworkSchema,
  createHomeworkSchema,
  homeworkSummarySchema,
  taskHashSchema,
  taskPreviewSchema,
} from '@/lib/contract/homework/homework';

const byTaskHash = z.object({ taskHash: taskHashSchema });

export const homeworkEndpoints = {
  createHomework: endpoint({
    ...browserPaths.createHomework,
    summary: 'A teacher creates a homework; the same key creates it once',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    idempotent: true,
    // A hundred steps with a hundred picked tasks each.
    maxBodyBytes: 600_000,
    body: createHomeworkSchema,
    reply: homeworkSummarySchema,
  }),
  listHomework: endpoint({
    ...browserPaths.listHomework,
    summary: 'The homework of the teacher, newest first',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    reply: z.object({ homework: z.array(homeworkSummarySchema) }),
  }),
  changeHomework: endpoint({
    ...browserPaths.changeHomework,
    summary: 'The teacher renames, closes, reopens or withdraws a homework',
    access: 'user',
    roles: [roles.teacher],
    params: byTaskHash,
    body: changeHomeworkSchema,
    reply: homeworkSummarySchema,
  }),
  getTaskPreview: endpoint({
    ...browserPaths.getTaskPreview,
    summary: 'What anybody who holds the link may know of a homework',
    access: 'public',
    retries: 1,
    params: byTaskHash,
    reply: taskPreviewSchema,
  }),
};
