import { z } from 'zod';
import { boundedRecord } from '@/lib/contract/values/bounded-record';
import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import { isStorable } from '@/lib/contract/values/storable';
import { pictureSizes } from './files';

const byId = z.object({ id: z.uuid() });

/** Uploads: announced to the main API, sent to the storage. What they are for stands in `meta`: {attemptCode, stepNumber, taskId} of a photo task, or nothing. [FILE-01] */
export const fileEndpoints = {
  createUploadIntention: endpoint({
    ...browserPaths.createUploadIntention,
    summary: 'Announces a file; returns the form with which the storage takes it',
    access: 'user',
    body: z.strictObject({
      file: z.strictObject({
        type: z.string().max(100),
        name: z.string().max(255).refine(isStorable),
        size: z.number().int().min(1),
      }),
      meta: boundedRecord(z.string().max(100), z.string().max(500), 20),
      type: z.string().max(100).optional(),
    }),
    reply: z.object({
      uuid: z.uuid(),
      formAction: z.url(),
      formFields: z.record(z.string(), z.string()),
    }),
  }),
  reportUploadResult: endpoint({
    ...browserPaths.reportUploadResult,
    summary: 'Says whether the storage took the file',
    access: 'user',
    body: z.strictObject({ fileUuid: z.uuid(), result: z.enum(['success', 'error']) }),
    reply: z.object({ done: z.literal(true) }),
  }),
  getFile: endpoint({
    ...browserPaths.getFile,
    summary: 'The file itself: an address for links and images, which leads to the storage',
    access: 'user',
    content: 'file',
    params: byId,
    reply: z.object({ url: z.url() }),
  }),
  getImageSize: endpoint({
    ...browserPaths.getImageSize,
    summary: 'The address of an image in the given size; of the original when none is given',
    access: 'user',
    params: byId,
    query: z.object({ size: z.enum(pictureSizes).optional() }),
    reply: z.object({ url: z.url() }),
  }),
  deleteFile: endpoint({
    ...browserPaths.deleteFile,
    summary: 'Removes a file',
    access: 'user',
    params: byId,
    reply: z.object({ done: z.literal(true) }),
  }),
};
