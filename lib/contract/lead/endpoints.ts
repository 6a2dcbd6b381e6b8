import { browserPaths } from '@/lib/contract/paths';
import { endpoint } from '@/lib/contract/call/endpoint';
import { leadSchema } from '@/lib/contract/lead/lead';
import { done } from '@/lib/contract/values/done';

export const leadEndpoints = {
  addLead: endpoint({
    ...browserPaths.addLead,
    summary: 'An application form that was sent; kept once per key',
    access: 'public',
    retries: 1,
    idempotent: true,
    // What a browser tells of the visit is cut rather than refused.
    maxBodyBytes: 64_000,
    body: leadSchema,
    reply: done,
  }),
};
