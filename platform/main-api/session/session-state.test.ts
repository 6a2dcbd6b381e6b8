import { readEnv } from '@/platform/kernel/env';
import { absoluteEnd, isOver, sessionLimits, type SessionTimes } from './session-state';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-24T10:00:00Z');
const limits = sessionLimits(readEnv({ DATABASE_URL: 'postgres://localhost/none' }));

const open: SessionTimes = {
  expiresAt: NOW + DAY,
  lastUsedAt: NOW,
  isShared: false,
  unconfirmedSince: null,
};

test.each<[string, Partial<SessionTimes>, boolean]>([
  ['is used', {}, false],
  ['ends in a moment', { expiresAt: NOW + 1 }, false],
  ['ends now', { expiresAt: NOW }, true],
  ['was ended', { expiresAt: NOW - DAY }, true],
  ['was not used for almost 14 days', { lastUsedAt: NOW - 14 * DAY + 1 }, false],
  ['was not used for 14 days', { lastUsedAt: NOW - 14 * DAY }, true],
  [
    'was not used for almost 2 hours on a shared computer',
    { isShared: true, lastUsedAt: NOW - 2 * HOUR + 1 },
    false,
  ],
  [
    'was not used for 2 hours on a shared computer',
    { isShared: true, lastUsedAt: NOW - 2 * HOUR },
    true,
  ],
  ['could not be confirmed for almost a day', { unconfirmedSince: NOW - DAY + 1 }, false],
  ['could not be confirmed for a day', { unconfirmedSince: NOW - DAY }, true],
])('[TRUST-05] a session that %s: over is %s', (_, times, expected) => {
  expect(isOver({ ...open, ...times }, limits, NOW)).toBe(expected);
});

test.each<[string, number | null, boolean, number]>([
  ['now', NOW, false, NOW + 30 * DAY],
  ['a day ago', NOW - DAY, false, NOW + 29 * DAY],
  ['at an unknown time', null, false, NOW + 30 * DAY],
  ['now, on a shared computer', NOW, true, NOW + 12 * HOUR],
  ['an hour ago, on a shared computer', NOW - HOUR, true, NOW + 11 * HOUR],
  ['longer ago than was asked for', NOW - 31 * DAY, false, NOW - DAY],
  ['a day ago, on a shared computer', NOW - DAY, true, NOW - 12 * HOUR],
  ['tomorrow, by a wrong clock', NOW + DAY, false, NOW + 30 * DAY],
])(
  '[TRUST-05] the end of a session whose person showed %s who they are',
  (_, shownAt, isShared, end) => {
    expect(absoluteEnd({ isShared, shownAt }, limits, NOW)).toBe(end);
  },
);
