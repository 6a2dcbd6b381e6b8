import type { Attempt, AttemptSummary } from '@/lib/contract/attempt/attempt';
import type { HomeworkState, TaskPreview } from '@/lib/contract/homework/homework';
import { roles } from '@/lib/contract/auth/roles';
import { bestOf, startOf } from './start-of';
import { attemptOf, previewOf, summaryOf } from './start.fixture';

const student = (attempts: AttemptSummary[] = [], newest: Attempt | null = null) =>
  ({
    ...({ kind: 'student', name: 'Миша Белов', attempts, newest } as const),
    ...{ retired: null, needsAccount: false },
  }) as const;
const finished = { finishedAt: '2026-03-04T10:00:00Z', score: 60, grade: 4 };
const kind = (preview: TaskPreview, visitor: Parameters<typeof startOf>[1]) =>
  startOf(preview, visitor).kind;

describe('what the start page offers', () => {
  test.each([
    ['open', 'guest', 'guest'],
    ['closed', 'guest', 'unavailable'],
    ['withdrawn', 'guest', 'unavailable'],
    ['open', 'other', 'other'],
    ['closed', 'other', 'unavailable'],
  ] as const)('[ROUTE-15] of %s homework to %s: %s', (state, visitor, expected) => {
    const who =
      visitor === 'guest'
        ? ({ kind: 'guest', hasCode: false } as const)
        : ({ kind: 'other', role: roles.teacher, name: '' } as const);
    expect(kind(previewOf({ state }), who)).toBe(expected);
  });

  test.each([
    ['open', 'begin'],
    ['closed', 'unavailable'],
    ['withdrawn', 'unavailable'],
  ] as const)('[ROUTE-15] of %s homework to a student who has not begun: %s', (state, expected) => {
    expect(kind(previewOf({ state }), student())).toBe(expected);
  });

  test.each([
    ['open', 'goOn'],
    ['closed', 'goOn'],
    ['withdrawn', 'unavailable'],
  ] as const)(
    '[ROUTE-15] of %s homework to a student who is in the middle: %s',
    (state, expected) => {
      const visitor = student([summaryOf()], attemptOf());
      expect(kind(previewOf({ state }), visitor)).toBe(expected);
    },
  );

  test.each([
    ['open', 1, 1],
    ['open', 0, 0],
    ['closed', 1, 0],
  ] as [HomeworkState, number, number][])(
    '[HW-08] of %s homework with %i attempts left it can be done %i times more',
    (state, attemptsLeft, expected) => {
      const visitor = student([summaryOf(finished)], attemptOf({ ...finished, attemptsLeft }));
      expect(startOf(previewOf({ state }), visitor)).toMatchObject({
        kind: 'done',
        attemptsLeft: expected,
      });
    },
  );

  test('[HW-08] who has not begun is told the number of attempts', () => {
    expect(startOf(previewOf({ attempts: 2 }), student())).toMatchObject({ attemptsLeft: 2 });
  });

  test('the best finished attempt counts, not the newest and not one in progress', () => {
    const best = summaryOf({ ...finished, score: 80, attemptCode: 'best' });
    const attempts = [summaryOf(), summaryOf({ ...finished, score: 20 }), best];
    expect(bestOf(attempts)).toBe(best);
    expect(bestOf([summaryOf()])).toBeNull();
  });

  test.each([
    ['open', 'guest'],
    ['closed', 'code'],
    ['withdrawn', 'unavailable'],
  ] as const)('[TRUST-03] of %s homework to a guest who brings a code: %s', (state, expected) => {
    expect(kind(previewOf({ state }), { kind: 'guest', hasCode: true })).toBe(expected);
  });

  test('[TRUST-02] a guest is told when an account is wanted', () => {
    const preview = previewOf({ accountsOnly: true });
    const guest = { kind: 'guest', hasCode: false } as const;
    expect(startOf(preview, guest)).toEqual({ kind: 'guest', accountsOnly: true });
  });

  test('[TRUST-02] whose name was removed does not begin; who has begun goes on without an account', () => {
    const retired = { ...student(), retired: 'removed' as const };
    expect([kind(previewOf(), retired), kind(previewOf({ state: 'closed' }), retired)]).toEqual([
      'retired',
      'retired',
    ]);
    const unknown = { ...student(), needsAccount: true };
    expect(kind(previewOf(), unknown)).toBe('needsAccount');
    expect(kind(previewOf(), { ...unknown, newest: attemptOf() })).toBe('goOn');
  });
});
