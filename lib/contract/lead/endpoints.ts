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
    body: leadSchema,
    reply: done,
  }),
};
