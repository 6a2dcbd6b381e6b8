import { canReopen } from './state';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['closed', null, true],
  ['withdrawn', null, true],
  ['closed', '2026-11-21T12:00:01Z', true],
  ['closed', '2026-11-21T11:59:59Z', false],
  ['open', null, false],
] as const)('[HW-09] %s and due at %s: can be opened again is %s', (state, dueAt, expected) => {
  const policy = {
    dueAt,
    attempts: 2,
    feedback: 'after_finish',
    accountsOnly: false,
    hintCost: 10,
  } as const;
  expect(canReopen({ state, policy }, now)).toBe(expected);
});
