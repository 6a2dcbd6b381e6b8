import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import { activateGiftSchema, licencesSchema } from './licence';

export const licenceEndpoints = {
  getLicences: endpoint({
    ...browserPaths.getLicences,
    summary: 'The plan of the user, its limits, and the licences it comes from',
    access: 'user',
    retries: 1,
    reply: licencesSchema,
  }),
  activateGift: endpoint({
    ...browserPaths.activateGift,
    summary: 'The user takes a gift by its code; again changes nothing',
    access: 'user',
    retries: 1,
    idempotent: true,
    body: activateGiftSchema,
    reply: licencesSchema,
  }),
};
