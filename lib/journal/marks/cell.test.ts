import type { Mark } from '@/lib/contract/journal/journal';
import { cellOf } from './cell';

const attemptCode = 'babebibobubabebibobu';

const mark = (part: Partial<Mark>): Mark => ({
  taskHash: 'babebibobubabebi',
  attemptCode,
  finishedAt: null,
  score: null,
  grade: null,
  awaitingCount: 0,
  isReturned: false,
  answeredCount: 3,
  stepCount: 12,
  ...part,
});

describe('a cell of the journal', () => {
  test('[HW-06] is a mark once the work is finished', () => {
    const marks = [mark({ score: 92, grade: 5, finishedAt: '2026-03-04T09:00:00Z' })];
    expect(cellOf(marks, 'babebibobubabebi')).toEqual({
      ...{ kind: 'mark', grade: 5, percent: 92, attemptCode },
    });
  });

  test('[HW-06] is a mark when everything is wrong, too', () => {
    const marks = [mark({ score: 0, grade: 1, finishedAt: '2026-03-04T09:00:00Z' })];
    expect(cellOf(marks, 'babebibobubabebi')).toEqual({
      ...{ kind: 'mark', grade: 1, percent: 0, attemptCode },
    });
  });

  test('[HW-06] tells how far the work is before that', () => {
    expect(cellOf([mark({})], 'babebibobubabebi')).toEqual({
      kind: 'progress',
      done: 3,
      total: 12,
      attemptCode,
    });
  });

  test('[REV-02] [REV-03] says what waits for the teacher, and what is being done again', () => {
    const finished = { score: 40, grade: 3, finishedAt: '2026-03-04T09:00:00Z' };
    const waits = mark({ ...finished, awaitingCount: 2 });
    expect(cellOf([waits], waits.taskHash)).toEqual({ kind: 'awaiting', count: 2, attemptCode });
    const returned = mark({ ...finished, finishedAt: null, isReturned: true });
    expect(cellOf([returned], returned.taskHash)).toEqual({ kind: 'returned', attemptCode });
  });

  test('[HW-06] is empty for a homework that the student did not begin', () => {
    expect(cellOf([mark({})], 'zuzuzuzuzuzuzuzu')).toEqual({ kind: 'none' });
  });
});
