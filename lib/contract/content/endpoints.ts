import { z } from 'zod';
import {
  sampleSchema,
  sampleVerdictSchema,
  stepSchema,
  stepUuidSchema,
  workbookIdSchema,
  workbookSchema,
  workbookSummarySchema,
} from '@/lib/contract/content/content';
import { numericSchema } from '@/lib/contract/values/numeric';
import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { answerValueSchema } from '@/lib/contract/tasks/tasks';

/** A changed workbook is on every page within a minute; looking for changes takes its part of that. [DOC-04] */
const CONTENT_SECONDS = 20;

export const contentEndpoints = {
  listWorkbooks: endpoint({
    ...browserPaths.listWorkbooks,
    summary: 'The workbooks, of one subject or grade when asked',
    access: 'public',
    knowsCaller: true,
    retries: 1,
    cacheSeconds: CONTENT_SECONDS,
    query: z.object({
      subjectId: numericSchema.pipe(subjectIdSchema).optional(),
      grade: numericSchema.pipe(gradeSchema).optional(),
    }),
    reply: z.object({ workbooks: z.array(workbookSummarySchema) }),
  }),
  getWorkbook: endpoint({
    ...browserPaths.getWorkbook,
    summary: 'A workbook with its modules, lessons and steps',
    access: 'public',
    knowsCaller: true,
    retries: 1,
    cacheSeconds: CONTENT_SECONDS,
    params: z.object({ workbookId: workbookIdSchema }),
    reply: workbookSchema,
  }),
  getStep: endpoint({
    ...browserPaths.getStep,
    summary: 'A step as a student will see it, without a homework',
    access: 'public',
    knowsCaller: true,
    retries: 1,
    cacheSeconds: CONTENT_SECONDS,
    params: z.object({ stepUuid: stepUuidSchema }),
    reply: stepSchema,
  }),
  getSample: endpoint({
    ...browserPaths.getSample,
    summary: 'The task of a workbook that anybody may try; it is in no homework',
    access: 'public',
    retries: 1,
    cacheSeconds: CONTENT_SECONDS,
    params: z.object({ workbookId: workbookIdSchema }),
    reply: sampleSchema,
  }),
  checkSample: endpoint({
    ...browserPaths.checkSample,
    summary: 'Says whether an answer to the sample is right, and why; keeps nothing',
    access: 'public',
    retries: 1,
    idempotent: true,
    params: z.object({ workbookId: workbookIdSchema }),
    maxBodyBytes: 250_000,
    body: z.strictObject({ value: answerValueSchema }),
    reply: sampleVerdictSchema,
  }),
};
