import type { Journal } from '@/lib/contract/journal/journal';
import { formatDay } from '@/lib/format/date-time';
import { cellOf, type Cell } from './cell';
import type { MarkType } from './mark-type';
import { studentName } from './student-name';

type Class = Journal['classes'][number];

/** By this a Russian spreadsheet knows UTF-8, and by semicolons its columns. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The marks of a class as a file for a Russian spreadsheet: a row for each student, a column for each
 * homework. What a spreadsheet would take for a formula stays text. [HW-06]
 */
export function journalCsv(
  { homework, students }: Class,
  markType: MarkType,
  timeZone: string,
): string {
  const head = [
    'Ученик',
    ...homework.map(({ title, createdAt }) => `${title}, ${formatDay(createdAt, timeZone)}`),
  ];
  const rows = students.map((student) => [
    studentName(student),
    ...homework.map(({ taskHash }) => words(cellOf(student.marks, taskHash), markType)),
  ]);
  const lines = [head, ...rows].map((row) => row.map(quoted).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function words(cell: Cell, markType: MarkType): string {
  switch (cell.kind) {
    case 'mark':
      return String(markType === 'grade' ? cell.grade : cell.percent);
    case 'progress':
      return `сделано ${cell.done} из ${cell.total}`;
    case 'awaiting':
      return 'ждёт проверки';
    case 'returned':
      return 'на доработке';
    case 'none':
      return '';
  }
}

function quoted(text: string): string {
  const plain = text.replaceAll('\u00A0', ' ');
  const safe = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
