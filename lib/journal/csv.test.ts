import type { Journal } from '@/lib/contract/journal/journal';
import { journalCsv } from './csv';

type Class = Journal['classes'][number];

const attempt = { attemptCode: 'babebibobubabebibobu', answeredCount: 3, stepCount: 12 };
const mark = { ...attempt, awaitingCount: 0, isReturned: false };
const student = { hasAccount: true, sameBrowser: [] };

const ofClass: Class = {
  ...{ classId: '5-А', classNumber: 5, classLetter: 'А' },
  homework: [
    {
      taskHash: 'a',
      title: 'Дроби; «часть 1»',
      createdAt: '2026-03-05T06:00:00Z',
      dueAt: null,
      state: 'open',
    },
    { taskHash: 'b', title: '=2+2', createdAt: '2026-03-01T06:00:00Z', dueAt: null, state: 'open' },
  ],
  students: [
    {
      ...{ ...student, userId: '1', surname: 'Белов', name: 'Миша' },
      marks: [
        { ...mark, taskHash: 'a', finishedAt: '2026-03-06T06:00:00Z', score: 92, grade: 5 },
        { ...mark, taskHash: 'b', finishedAt: null, score: null, grade: null },
      ],
    },
    {
      ...{ ...student, userId: '2', surname: '@Зорина "Вера"', name: '' },
      marks: [{ ...mark, taskHash: 'b', finishedAt: null, score: 40, grade: 3, isReturned: true }],
    },
    {
      ...{ ...student, userId: '3', surname: '-1+1', name: '' },
      marks: [
        { ...mark, taskHash: 'a', finishedAt: 'x', score: null, grade: null, awaitingCount: 1 },
      ],
    },
  ],
};

const lines = (markType: 'grade' | 'percent') =>
  journalCsv(ofClass, markType, 'Europe/Moscow').split('\r\n');

describe('the journal as a file', () => {
  test('[HW-06] has a byte order mark, semicolons and a line for each student', () => {
    const [head, ...rest] = lines('grade');
    expect(head).toBe('\uFEFFУченик;"Дроби; «часть 1», 5 марта";\'=2+2, 1 марта');
    expect(rest).toEqual([
      'Белов Миша;5;сделано 3 из 12',
      '"\'@Зорина ""Вера""";;на доработке',
      "'-1+1;ждёт проверки;",
      '',
    ]);
  });

  test('[HW-06] has percents where the teacher looks at percents', () => {
    expect(lines('percent')[1]).toBe('Белов Миша;92;сделано 3 из 12');
  });

  test('[HW-06] a class without anybody is its head', () => {
    const empty = journalCsv({ ...ofClass, students: [] }, 'grade', 'Europe/Moscow');
    expect(empty.split('\r\n')).toHaveLength(2);
  });
});
