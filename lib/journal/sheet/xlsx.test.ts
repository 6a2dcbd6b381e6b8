import readSheets from 'read-excel-file/node';
import {
  classOf,
  doneFor,
  homeworkCalled,
  markFor,
  NOW,
  studentCalled,
} from '@/lib/journal/marks/journal.fixture';
import { journalSheet, type SheetInput } from './sheet';
import { sheetXlsx } from './xlsx';

async function reopen(input: SheetInput) {
  const file = await sheetXlsx(journalSheet(input));
  return readSheets(Buffer.from(await file.arrayBuffer()));
}

const input: SheetInput = {
  ofClass: classOf(
    [homeworkCalled('a', { title: '=1+1', dueAt: '2026-11-20T20:59:00Z' })],
    studentCalled('=HYPERLINK("http://x")', doneFor('a', 92)),
    studentCalled('Ё'.repeat(60), doneFor('a', 70, '2026-11-23T09:00:00Z')),
    studentCalled('+7 \u0000<b>&', markFor('a')),
  ),
  ...{ title: '5А класс', period: '2-я четверть 2026/27', markType: 'grade' },
  ...{ timeZone: 'Europe/Moscow', now: NOW, nameOf: ({ surname }) => surname },
};

test('[HW-06] the file opens again: numbers are numbers, names are texts', async () => {
  const [first] = await reopen(input);
  expect(first?.sheet).toBe('Журнал, 5А класс, 2-я четверть');
  expect(first?.data).toEqual([
    ['Журнал, 5А класс, 2-я четверть 2026/27 (оценки)', ...Array<null>(5).fill(null)],
    ['Ученик', 'Средняя оценка', '=1+1, 16 ноября', 'Не начато', 'Поздно', 'Что сдано поздно'],
    ['=HYPERLINK("http://x")', 5, 5, 0, 0, null],
    ['Ё'.repeat(60), 4, 4, 0, 1, '=1+1'],
    ['+7  <b>&', null, 'сделано 3 из 12, срок прошёл', 0, 1, null],
    ['Средняя оценка', null, 4.5, null, null, null],
    ['Не начали', null, 0, null, null, null],
    ['Поздно', null, 2, null, null, null],
  ]);
});

test('[HW-06] of forty homework and more everything is there, on as many sheets as it takes', async () => {
  const homework = Array.from({ length: 120 }, (_, index) => homeworkCalled(`h${index}`));
  const students = Array.from({ length: 35 }, (_, index) =>
    studentCalled(`Ученик${index}`, ...homework.map(({ taskHash }) => doneFor(taskHash, index))),
  );
  const sheets = await reopen({ ...input, ofClass: classOf(homework, ...students) });
  expect(sheets.length).toBeGreaterThan(1);
  expect(new Set(sheets.map(({ sheet }) => sheet)).size).toBe(sheets.length);
  const heads = sheets.flatMap(({ data }) => data[1]?.slice(2) ?? []);
  expect(heads).toHaveLength(120 + 3);
  expect(sheets.map(({ data }) => data[5]?.[0])).toEqual(sheets.map(() => 'Ученик3'));
});
