import { z } from 'zod';
import { browserPaths } from '@/lib/contract/paths';
import { endpoint } from '@/lib/contract/call/endpoint';
import { eventPayload, meta, shortText } from '@/lib/contract/values/details';
import { eventTypes } from '@/lib/contract/tracking/event-types';
import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';
import { done } from '@/lib/contract/values/done';
import { isStorable } from '@/lib/contract/values/storable';

const utmKey = z.enum(trackingKeys);
/** Made by the sender once: sent again, nothing new is kept. [API-01] [NET-04] */
const idempotencyKey = z.uuid();

export const trackingEndpoints = {
  addFeedback: endpoint({
    ...browserPaths.addFeedback,
    summary: 'What a user wants to tell the product',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: z.strictObject({ idempotencyKey, type: shortText.min(1), meta }),
    reply: done,
  }),
  saveUtm: endpoint({
    ...browserPaths.saveUtm,
    summary: 'Where the user came from',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: z.strictObject({
      idempotencyKey,
      utmMarks: z
        .array(z.strictObject({ utmKey, utmValue: z.string().max(500).refine(isStorable) }))
        .max(8),
      reffererUrl: z.string().max(2_000).refine(isStorable),
    }),
    reply: done,
  }),
  trackEvent: endpoint({
    ...browserPaths.trackEvent,
    summary: 'What the user did',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: z.strictObject({
      idempotencyKey,
      eventType: z.enum(eventTypes),
      payload: eventPayload,
      userAgent: z.string().max(500).refine(isStorable),
    }),
    reply: done,
  }),
};
