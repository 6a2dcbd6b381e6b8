import type { journalEndpoints } from '@/lib/contract/journal/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { getJournal } from './get-journal';
import { getJournalHelp } from './get-journal-help';
import { listMergeTargets } from './list-merge-targets';
import { mergeStudent } from './merge-student';
import { removeEmptyStudents } from './remove-empty-students';
import { removeStudent } from './remove-student';

export const journalVerbs: VerbsOf<typeof journalEndpoints> = {
  getJournal,
  getJournalHelp,
  listMergeTargets,
  mergeStudent,
  removeEmptyStudents,
  removeStudent,
};
