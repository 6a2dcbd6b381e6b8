import { z } from 'zod';
import { endpoint } from '@/lib/contract/call/endpoint';
import { stepUuidSchema, workbookIdSchema } from '@/lib/contract/content/content';
import { browserPaths } from '@/lib/contract/paths';
import {
  cmsReviewEntrySchema,
  remarkKindSchema,
  remarkTextSchema,
  revisionSchema,
  stepReviewSchema,
} from './step-review';

const byStep = z.object({ stepUuid: stepUuidSchema });

/** [HW-12] */
export const stepReviewEndpoints = {
  getStepReview: endpoint({
    method: 'GET',
    path: '/api/v1/step-review/{stepUuid}',
    summary: 'What the caller may say of a step, and what was said of it',
    access: 'user',
    browser: false,
    retries: 1,
    params: byStep,
    reply: stepReviewSchema,
  }),
  approveStep: endpoint({
    ...browserPaths.approveStep,
    summary: 'A step approver approves the revision that they have looked at',
    access: 'user',
    retries: 1,
    params: byStep,
    body: z.strictObject({ revision: revisionSchema }),
    reply: stepReviewSchema,
  }),
  remarkStep: endpoint({
    ...browserPaths.remarkStep,
    summary: 'A step approver comments a step, or somebody who may suggests a correction',
    access: 'user',
    retries: 1,
    idempotent: true,
    params: byStep,
    body: z.strictObject({
      idempotencyKey: z.uuid(),
      kind: remarkKindSchema,
      revision: revisionSchema,
      text: remarkTextSchema,
    }),
    reply: stepReviewSchema,
  }),
  listCmsStepReviews: endpoint({
    method: 'GET',
    path: '/api/v1/cms/workbooks/{workbookId}/reviews',
    summary: 'What was said of the steps of a workbook, the newest 100',
    access: 'cms',
    browser: false,
    retries: 1,
    params: z.object({ workbookId: workbookIdSchema }),
    reply: z.object({ entries: z.array(cmsReviewEntrySchema).max(100) }),
  }),
};
