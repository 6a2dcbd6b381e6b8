import { pathOf } from '@/lib/routes/match';

/** Where the work of students at one homework is. */
export const journalOf = (taskHash: string) =>
  `${pathOf('teacherJournal')}?${new URLSearchParams({ homework: taskHash })}`;
