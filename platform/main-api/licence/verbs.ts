import type { licenceEndpoints } from '@/lib/contract/licence/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { activateGift } from './activate-gift';
import { getLicences } from './get-licences';

export const licenceVerbs: VerbsOf<typeof licenceEndpoints> = { activateGift, getLicences };
