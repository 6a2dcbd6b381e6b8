import type { ClassList } from '@/lib/contract/class-list/class-list';

/** What every part of the page of a list gets: the list, and how to say that it is another one now. */
export type ListChanges = { list: ClassList; onChanged: () => void };
