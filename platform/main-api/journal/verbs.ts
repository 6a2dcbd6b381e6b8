import type { journalEndpoints } from '@/lib/contract/journal/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { getJournal } from './get-journal';

export const journalVerbs: VerbsOf<typeof journalEndpoints> = {
  getJournal,
};
