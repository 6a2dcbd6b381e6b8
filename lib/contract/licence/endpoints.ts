import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import { activateGiftSchema, licenceParams, licencesSchema, nameClassSchema } from './licence';

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
  nameLicenceClass: endpoint({
    ...browserPaths.nameLicenceClass,
    summary: 'The holder says which class a licence is for, once; it begins then',
    access: 'user',
    retries: 1,
    idempotent: true,
    params: licenceParams,
    body: nameClassSchema,
    reply: licencesSchema,
  }),
};
