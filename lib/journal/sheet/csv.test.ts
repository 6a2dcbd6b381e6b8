import {
  classOf,
  doneFor,
  homeworkCalled,
  markFor,
  NOW,
  studentCalled,
} from '@/lib/journal/marks/journal.fixture';
import { sheetCsv } from './csv';
import { fileName, sheetName } from './names';
import { journalSheet, type SheetInput } from './sheet';
import { splitColumns } from './split';

const late = '2026-11-23T09:00:00Z';
const input: SheetInput = {
  ofClass: classOf(
    [
      homeworkCalled('a', { title: 'Дроби; «часть 1»' }),
      homeworkCalled('b', { title: '=2+2', dueAt: '2026-11-20T20:59:00Z' }),
    ],
    studentCalled('Белов', doneFor('a', 92), doneFor('b', 70, late)),
    studentCalled('@Зорина "Вера"', doneFor('a', 79), markFor('b')),
    studentCalled('-1+1\u0007', markFor('a', { finishedAt: NOW, awaitingCount: 1 })),
  ),
  ...{ title: '5А\u00A0класс', period: '16–22\u00A0ноября\u00A02026', markType: 'grade' },
  ...{ timeZone: 'Europe/Moscow', now: NOW, nameOf: ({ surname }) => surname },
};
const lines = (part: Partial<SheetInput> = {}) =>
  sheetCsv(journalSheet({ ...input, ...part })).split('\r\n');

describe('the journal as a file', () => {
  test('[HW-06] has what is shown: marks, averages, who has not begun, what is late', () => {
    expect(lines()).toEqual([
      '\uFEFFЖурнал, 5А класс, 16–22 ноября 2026 (оценки)',
      'Ученик;Средняя оценка;"Дроби; «часть 1», 16 ноября";\'=2+2, 16 ноября;Не начато;Поздно;Что сдано поздно',
      "Белов;4,5;5;4;0;1;'=2+2",
      '"\'@Зорина ""Вера""";4;4;сделано 3 из 12, срок прошёл;0;1;',
      "'-1+1 ;;ждёт проверки;не начато, срок прошёл;1;1;",
      'Средняя оценка;;4,5;4;;;',
      'Не начали;;0;1;;;',
      'Поздно;;0;3;;;',
      '',
    ]);
  });

  test('[HW-06] has percents where the teacher looks at percents', () => {
    const [title, head, first] = lines({ markType: 'percent' });
    expect(title).toContain('(проценты)');
    expect(head).toContain('Средний процент');
    expect(first).toBe("Белов;81;92;70;0;1;'=2+2");
  });

  test('[HW-06] has no names where they are hidden', () => {
    const text = lines({ nameOf: () => 'Ученик 1' }).join('\n');
    expect(text).toContain('Ученик 1;4,5');
    expect(text).not.toMatch(/Белов|Зорина/);
  });

  test('[HW-06] of a class without homework or students is its head', () => {
    expect(lines({ ofClass: classOf([]) })).toHaveLength(3);
  });
});

describe('names of files and sheets', () => {
  test.each([
    ['Журнал, 5А класс, 2-я четверть 2026/27 (оценки)', 'Журнал, 5А класс, 2-я четверть'],
    ["'[]:*?/\\'", 'Журнал'],
    ['', 'Журнал'],
    ["'Кавычки'", 'Кавычки'],
  ])('[HW-06] %s is a sheet %s', (title, name) => {
    expect(sheetName(title)).toBe(name);
  });

  test('[HW-06] a file has no path in its name', () => {
    expect(fileName('Журнал: 2026/27\\..\u0000')).toBe('Журнал- 2026-27-..-');
    expect(fileName('я'.repeat(500))).toHaveLength(120);
  });
});

test('[HW-06] a wide table falls apart into parts, each with names and averages', () => {
  const sheet = { title: '', head: ['Имя', 'Средняя', '1', '2', '3'], rows: [] };
  expect(splitColumns(sheet, 4).map(({ head }) => head.join())).toEqual([
    'Имя,Средняя,1,2',
    'Имя,Средняя,3',
  ]);
  expect(splitColumns(sheet, 0)).toHaveLength(3);
  expect(splitColumns({ ...sheet, head: ['Имя', 'Средняя'] }, 12)).toHaveLength(1);
});
