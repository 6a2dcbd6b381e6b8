import type { ListStudent } from '@/lib/contract/class-list/class-list';

/** Which student of which list a dialog is about. */
export type AboutListed = { student: ListStudent; listId: string; onChanged: () => void };
