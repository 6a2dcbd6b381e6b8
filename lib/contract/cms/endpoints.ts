import { z } from 'zod';
import { cmsWorkbookSchema, cmsWorkbookSummarySchema } from '@/lib/contract/cms/cms';
import {
  deliveriesOverviewSchema,
  retriedSchema,
  retryDeliveriesSchema,
} from '@/lib/contract/cms/cms-deliveries';
import {
  changeFeatureSchema,
  cmsFeatureSchema,
  featureChangeSchema,
} from '@/lib/contract/cms/cms-features';
import { workbookIdSchema } from '@/lib/contract/content/content';
import { endpoint } from '@/lib/contract/call/endpoint';
import { callbackSchema, pathSchema } from '@/lib/contract/auth/endpoints';

/** What editors of the content do; a sign-in of their own, apart from that of users. [AUTH-20] */
export const cmsEndpoints = {
  createCmsLoginState: endpoint({
    method: 'POST',
    path: '/api/v1/cms/login-state',
    summary: 'Begins the sign-in of an editor: keeps its secrets, returns the SSO address',
    access: 'public',
    browser: false,
    retries: 1,
    idempotent: true,
    body: z.strictObject({ redirectUrl: pathSchema.optional() }),
    reply: z.object({ url: z.url() }),
  }),
  authenticateCms: endpoint({
    method: 'GET',
    path: '/api/v1/cms/authenticate',
    summary:
      'Exchanges the code that the SSO gave for a CMS token; once, and for editors and operators alone',
    access: 'public',
    browser: false,
    idempotent: false,
    beginsSession: true,
    query: callbackSchema,
    reply: z.object({ token: z.string().min(1).max(8_000), redirectUrl: pathSchema.optional() }),
  }),
  signOutCms: endpoint({
    method: 'POST',
    path: '/api/v1/cms/sign-out',
    summary: 'Revokes the CMS token that the call carries',
    access: 'cms',
    browser: false,
    retries: 1,
    idempotent: true,
    reply: z.object({ revoked: z.literal(true) }),
  }),
  listCmsWorkbooks: endpoint({
    method: 'GET',
    path: '/api/v1/cms/workbooks',
    summary: 'Every workbook with what is in it and how much homework uses it',
    access: 'cms',
    browser: false,
    retries: 1,
    reply: z.object({ workbooks: z.array(cmsWorkbookSummarySchema) }),
  }),
  getCmsWorkbook: endpoint({
    method: 'GET',
    path: '/api/v1/cms/workbooks/{workbookId}',
    summary: 'A workbook with its steps, their revisions and the homework that uses them',
    access: 'cms',
    browser: false,
    retries: 1,
    params: z.object({ workbookId: workbookIdSchema }),
    reply: cmsWorkbookSchema,
  }),
  listCmsFeatures: endpoint({
    method: 'GET',
    path: '/api/v1/cms/features',
    summary: 'The product features as they are, and the newest 50 changes',
    access: 'cms',
    cmsRoles: ['ops'],
    browser: false,
    retries: 1,
    reply: z.object({
      features: z.array(cmsFeatureSchema),
      changes: z.array(featureChangeSchema).max(50),
    }),
  }),
  changeCmsFeature: endpoint({
    method: 'PUT',
    path: '/api/v1/cms/features',
    summary: 'Switches a product feature; `conflict` when somebody else has changed it meanwhile',
    access: 'cms',
    cmsRoles: ['ops'],
    browser: false,
    // Sent again, it would meet its own change.
    idempotent: false,
    body: changeFeatureSchema,
    reply: cmsFeatureSchema,
  }),
  listCmsDeliveries: endpoint({
    method: 'GET',
    path: '/api/v1/cms/deliveries',
    summary:
      'What is on its way to diaries: how much waits and has failed, the newest 50 failures and 20 retries',
    access: 'cms',
    cmsRoles: ['ops'],
    browser: false,
    retries: 1,
    reply: deliveriesOverviewSchema,
  }),
  retryCmsDeliveries: endpoint({
    method: 'POST',
    path: '/api/v1/cms/deliveries/retry',
    summary: 'Has what failed on its way to a diary tried again: one by its id, or all of it',
    access: 'cms',
    cmsRoles: ['ops'],
    browser: false,
    // Sent again, it would find nothing left to do.
    idempotent: false,
    body: retryDeliveriesSchema,
    reply: retriedSchema,
  }),
};
