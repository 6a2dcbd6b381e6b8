import { z } from 'zod';
import {
  stepSchema,
  stepUuidSchema,
  workbookIdSchema,
  workbookSchema,
  workbookSummarySchema,
} from '@/lib/contract/content';
import { endpoint } from '@/lib/contract/endpoint';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects';

export const contentEndpoints = {
  listWorkbooks: endpoint({
    method: 'GET',
    path: '/api/v1/content/workbooks',
    summary: 'The workbooks, of one subject or grade when asked',
    access: 'public',
    retries: 1,
    cacheSeconds: 60,
    query: z.object({
      subjectId: z.coerce.number().pipe(subjectIdSchema).optional(),
      grade: z.coerce.number().pipe(gradeSchema).optional(),
    }),
    reply: z.object({ workbooks: z.array(workbookSummarySchema) }),
  }),
  getWorkbook: endpoint({
    method: 'GET',
    path: '/api/v1/content/workbooks/{workbookId}',
    summary: 'A workbook with its modules, lessons and steps',
    access: 'public',
    retries: 1,
    cacheSeconds: 60,
    params: z.object({ workbookId: workbookIdSchema }),
    reply: workbookSchema,
  }),
  getStep: endpoint({
    method: 'GET',
    path: '/api/v1/content/steps/{stepUuid}',
    summary: 'A step as a student will see it, without a homework',
    access: 'public',
    retries: 1,
    cacheSeconds: 60,
    params: z.object({ stepUuid: stepUuidSchema }),
    reply: stepSchema,
  }),
};
