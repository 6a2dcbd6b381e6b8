import { z } from 'zod';
import { endpoint } from '@/lib/contract/call/endpoint';
import { done } from '@/lib/contract/values/done';

/** What the law gives a person: to have what is kept of them, and to have it forgotten. [TRUST-06] */
export const personEndpoints = {
  exportPerson: endpoint({
    method: 'GET',
    path: '/api/v1/user/data',
    summary: 'All that is kept of the caller, here and at the services behind',
    access: 'user',
    browser: false,
    long: true,
    reply: z.record(z.string(), z.unknown()),
  }),
  eraseAccount: endpoint({
    method: 'POST',
    path: '/api/v1/user/erase',
    summary: 'Forgets the caller and ends their sign-ins; marks stay without a name',
    access: 'user',
    browser: false,
    idempotent: true,
    long: true,
    reply: done,
  }),
};
