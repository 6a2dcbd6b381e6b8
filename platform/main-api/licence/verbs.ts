import type { licenceEndpoints } from '@/lib/contract/licence/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { activateGift } from './activate-gift';
import { getLicences } from './get-licences';
import { nameLicenceClass } from './name-class';

export const licenceVerbs: VerbsOf<typeof licenceEndpoints> = {
  activateGift,
  getLicences,
  nameLicenceClass,
};
