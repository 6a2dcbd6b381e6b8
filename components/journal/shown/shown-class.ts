import type { JournalClass, JournalHomework, JournalStudent } from '@/lib/contract/journal/journal';
import type { MarkType } from '@/lib/journal/mark-type';
import type { Period } from '@/lib/journal/period/period';
import { periodTitle } from '@/lib/journal/period/title';
import type { SheetInput } from '@/lib/journal/sheet/sheet';

/** What the journal shows now, in every form: as a table, on a phone, on paper. */
export type ShownClass = {
  /** Its students in the order of the rows. */
  ofClass: JournalClass;
  /** What the class is called: «5А класс». */
  title: string;
  period: Period;
  markType: MarkType;
  timeZone: string;
  /** When it was asked for, ISO 8601: what is late by then. */
  now: string;
  /** Names are hidden, and nothing leads to where they are. */
  isProjected: boolean;
  /** What a row is called. */
  titleOf: (student: JournalStudent) => string;
};

export const markOf = ({ marks }: JournalStudent, { taskHash }: JournalHomework) =>
  marks.find((mark) => mark.taskHash === taskHash);

/** What files and paper are made of: exactly what is shown. */
export const sheetInputOf = (shown: ShownClass): SheetInput => ({
  ...shown,
  period: periodTitle(shown.period),
  nameOf: shown.titleOf,
});
