import { latenessOf } from './lateness';
import { classOf, doneFor, homeworkCalled, markFor, NOW, studentCalled } from './journal.fixture';
import { strugglingOf } from './struggling';
import { homeworkTotals, studentTotals } from './totals';

const dueAt = '2026-11-20T20:59:00Z';
const due = homeworkCalled('b', { dueAt });

describe('late work', () => {
  test.each([
    ['finished after the due date', doneFor('b', 80, '2026-11-20T20:59:01Z'), 'finished'],
    ['finished at the due date', doneFor('b', 80, dueAt), null],
    ['finished before', doneFor('b', 80), null],
    ['still under way', markFor('b'), 'missing'],
    ['not begun', undefined, 'missing'],
    ['given back to be done again', markFor('b', { isReturned: true, score: 20, grade: 2 }), null],
    [
      'finished late and waiting for the teacher',
      markFor('b', { finishedAt: '2026-11-21T09:00:00Z', awaitingCount: 1 }),
      'finished',
    ],
  ] as const)('[HW-06] %s', (_, mark, lateness) => {
    expect(latenessOf(mark, due, NOW)).toBe(lateness);
  });

  test('[HW-06] nothing is late before the due date, or without one', () => {
    expect(latenessOf(undefined, due, '2026-11-20T20:59:00Z')).toBeNull();
    expect(latenessOf(undefined, homeworkCalled('a'), NOW)).toBeNull();
    expect(latenessOf(doneFor('a', 5), homeworkCalled('a'), NOW)).toBeNull();
  });
});

describe('averages', () => {
  const [a, c] = [homeworkCalled('a'), homeworkCalled('c')];
  const returned = markFor('c', { isReturned: true, score: 10, grade: 1 });

  test('[HW-06] of a student are of the marks that are shown, in percent and in grades', () => {
    const student = studentCalled('Белов', doneFor('a', 79), doneFor('b', 100), returned);
    expect(studentTotals(student, { homework: [a, due, c] }, NOW)).toEqual({
      average: { percent: 90, grade: 4.5 },
      ...{ notBegun: 0, unfinished: 1, late: 0 },
    });
  });

  test('[HW-06] halves are rounded up, not by how numbers are stored', () => {
    const grades = [5, 5, 4, 3].map((grade, index) =>
      markFor(`h${index}`, { finishedAt: NOW, score: 50, grade }),
    );
    const homework = grades.map(({ taskHash }) => homeworkCalled(taskHash));
    const student = studentCalled('Белов', ...grades);
    expect(studentTotals(student, { homework }, NOW).average?.grade).toBe(4.3);
  });

  test('[HW-06] are none where nothing has a mark: awaiting and under way are no marks', () => {
    const awaiting = markFor('a', { finishedAt: NOW, score: 30, grade: 2, awaitingCount: 1 });
    const student = studentCalled('Белов', awaiting, markFor('b'));
    expect(studentTotals(student, { homework: [a, due, c] }, NOW)).toEqual({
      average: null,
      ...{ notBegun: 1, unfinished: 1, late: 1 },
    });
    expect(studentTotals(student, { homework: [] }, NOW)).toEqual({
      average: null,
      ...{ notBegun: 0, unfinished: 0, late: 0 },
    });
  });

  test('[HW-06] of a homework are of the class, with who has not begun and who is late', () => {
    const students = [
      studentCalled('Белов', doneFor('b', 40)),
      studentCalled('Волков', doneFor('b', 61, '2026-11-22T09:00:00Z')),
      studentCalled('Зорина', doneFor('a', 99)),
    ];
    expect(homeworkTotals(due, { students }, NOW)).toEqual({
      average: { percent: 51, grade: 3.5 },
      ...{ notBegun: 1, unfinished: 0, late: 2 },
    });
  });

  test('[HW-06] a mark of the stream changes what follows from it', () => {
    const before = studentCalled('Белов', markFor('a'));
    const after = { ...before, marks: [doneFor('a', 60)] };
    expect(studentTotals(before, { homework: [a] }, NOW).average).toBeNull();
    expect(studentTotals(after, { homework: [a] }, NOW).average).toEqual({ percent: 60, grade: 4 });
  });
});

describe('who may need help', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const outline = (...given: Parameters<typeof strugglingOf>) =>
    strugglingOf(...given).map(
      ({ student, reasons }) => `${student.surname}: ${plain(reasons.join('; '))}`,
    );

  test('[HW-06] stands with the reasons in words, the most of them first', () => {
    const [a, c] = [homeworkCalled('a'), homeworkCalled('c')];
    const ofClass = classOf(
      [a, due, c],
      studentCalled('Белов', doneFor('a', 90), doneFor('b', 90), doneFor('c', 90)),
      studentCalled('Волков', doneFor('a', 20), doneFor('b', 30, '2026-11-21T09:00:00Z')),
      studentCalled('Зорина', doneFor('a', 100), doneFor('c', 50), markFor('b')),
      studentCalled('Ильин', doneFor('a', 49), doneFor('b', 49), doneFor('c', 49)),
      studentCalled('Юдин'),
    );
    expect(outline(ofClass, NOW)).toEqual([
      'Юдин: не начато: 3 работы',
      'Волков: средний результат 25 %; не начато: 1 работа; сдано поздно: 1 работа',
      'Ильин: средний результат 49 %',
      'Зорина: не закончено: 1 работа',
    ]);
  });

  test('[HW-06] what is neither due nor finished by half of the class is only early', () => {
    const a = homeworkCalled('a', { dueAt: '2026-11-30T00:00:00Z' });
    const ofClass = (...marks: Parameters<typeof studentCalled>[1][][]) =>
      classOf([a], ...marks.map((own, index) => studentCalled(`Ученик${index}`, ...own)));
    expect(outline(ofClass([doneFor('a', 90)], [], [markFor('a')]), NOW)).toEqual([]);
    expect(outline(ofClass([doneFor('a', 90)], []), NOW)).toEqual(['Ученик1: не начато: 1 работа']);
    expect(outline(classOf([], studentCalled('Юдин')), NOW)).toEqual([]);
  });
});
