import type { JournalClass, JournalStudent } from '@/lib/contract/journal/journal';
import { formatDay } from '@/lib/format/date-time';
import { cellOf, type Cell } from '@/lib/journal/marks/cell';
import { latenessOf, latenessWords, type Lateness } from '@/lib/journal/marks/lateness';
import type { MarkType } from '@/lib/journal/mark-type';
import { homeworkTotals, studentTotals, type Average } from '@/lib/journal/marks/totals';

/** A cell of a file: a text, or a number; `isLate` says what the number cannot. */
export type SheetCell = { value: string | number; isLate?: boolean };

/** The journal as rows and columns, whatever file is made of it. */
export type Sheet = {
  /** Class, period and kind of mark. */
  title: string;
  head: string[];
  rows: SheetCell[][];
};

export type SheetInput = {
  ofClass: JournalClass;
  /** What the class is called. */
  title: string;
  /** What the period is called. */
  period: string;
  markType: MarkType;
  timeZone: string;
  /** ISO 8601 */
  now: string;
  /** What a row is called: without names where names are hidden. */
  nameOf: (student: JournalStudent) => string;
};

/** Exactly what the page shows of a class: marks, averages, who has not begun, what is late. [HW-06] */
export function journalSheet(input: SheetInput): Sheet {
  const { ofClass, title, period, markType, timeZone } = input;
  const { homework, students } = ofClass;
  const average = markType === 'grade' ? 'Средняя оценка' : 'Средний процент';
  return {
    title: plain(`Журнал, ${title}, ${period} (${markType === 'grade' ? 'оценки' : 'проценты'})`),
    head: [
      'Ученик',
      average,
      ...homework.map((one) => `${one.title}, ${formatDay(one.createdAt, timeZone)}`),
      ...['Не начато', 'Поздно', 'Что сдано поздно'],
    ].map(plain),
    rows: [
      ...students.map((student) => studentRow(student, input)),
      ...(homework.length === 0 ? [] : footRows(input, average)),
    ],
  };
}

function studentRow(student: JournalStudent, input: SheetInput): SheetCell[] {
  const { ofClass, markType, now, nameOf } = input;
  const { average, notBegun, late } = studentTotals(student, ofClass, now);
  const cells = ofClass.homework.map((homework) => {
    const mark = student.marks.find(({ taskHash }) => taskHash === homework.taskHash);
    const lateness = latenessOf(mark, homework, now);
    return { homework, lateness, cell: cellOf(student.marks, homework.taskHash) };
  });
  const tooLate = cells.filter(({ lateness }) => lateness === 'finished');
  return [
    { value: plain(nameOf(student)) },
    { value: averageValue(average, markType) },
    ...cells.map(({ cell, lateness }) => ({
      value: cellValue(cell, lateness, markType),
      ...(lateness !== null && { isLate: true }),
    })),
    { value: notBegun },
    { value: late },
    { value: plain(listed(tooLate.map(({ homework }) => homework.title))) },
  ];
}

/** More titles than this are no longer read. */
const MAX_TITLES = 10;

function listed(titles: readonly string[]): string {
  const more = titles.length - MAX_TITLES;
  return `${titles.slice(0, MAX_TITLES).join(', ')}${more > 0 ? ` и ещё ${more}` : ''}`;
}

function footRows({ ofClass, markType, now }: SheetInput, average: string): SheetCell[][] {
  const totals = ofClass.homework.map((homework) => homeworkTotals(homework, ofClass, now));
  const row = (name: string, values: (string | number)[]): SheetCell[] =>
    [name, '', ...values, '', '', ''].map((value) => ({ value }));
  return [
    row(
      average,
      totals.map((one) => averageValue(one.average, markType)),
    ),
    row(
      'Не начали',
      totals.map(({ notBegun }) => notBegun),
    ),
    row(
      'Поздно',
      totals.map(({ late }) => late),
    ),
  ];
}

const averageValue = (average: Average | null, markType: MarkType) => average?.[markType] ?? '';

function cellValue(cell: Cell, lateness: Lateness | null, markType: MarkType): string | number {
  if (cell.kind === 'mark') return markType === 'grade' ? cell.grade : cell.percent;
  const words = lateness === null ? '' : `, ${latenessWords[lateness]}`;
  return plain(`${stateWords(cell)}${words}`);
}

function stateWords(cell: Exclude<Cell, { kind: 'mark' }>): string {
  switch (cell.kind) {
    case 'progress':
      return `сделано ${cell.done} из ${cell.total}`;
    case 'awaiting':
      return 'ждёт проверки';
    case 'returned':
      return 'на доработке';
    case 'none':
      return 'не начато';
  }
}

/** Without what only a page needs, and without signs that no file can hold. */
const plain = (text: string) => text.replace(/\u00A0/g, ' ').replace(/\p{Cc}+/gu, ' ');
