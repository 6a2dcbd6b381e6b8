import type { leadEndpoints } from '@/lib/contract/lead/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { addLead } from './add-lead';

export const leadVerbs: VerbsOf<typeof leadEndpoints> = {
  addLead,
};
