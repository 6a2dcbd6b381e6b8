import { serverConfig } from '@/lib/config/server';
import { cookieName, cookieOptions } from '@/lib/http/cookies/cookie-jar';
import type { OwnCookie } from '@/lib/http/cookies/own-cookie';
import { timeZoneCookie } from '@/lib/http/cookies/time-zone';
import { diaryBindCookie } from '@/lib/session/diary/diary-bind-cookie';
import { diaryLessonCookie } from '@/lib/session/diary/diary-lesson-cookie';
import { diaryTaskCookie } from '@/lib/session/diary/diary-task-cookie';
import { browserIdCookie } from '@/lib/session/student/browser-id-cookie';
import { continueCodeCookie } from '@/lib/session/student/continue-code-cookie';
import { clearSessionIn } from '@/lib/session/clear-session';
import { cmsSessionCookie } from './cms-session';
import { cmsSignInCookie } from './cms-sign-in';
import { leadDraftCookie } from './lead-draft';
import { mashRoleCookie } from './mash-role';
import { multibookCookie } from './multibook';
import { partnerTokenCookie } from './partner-token';
import { referralCookie } from './referral';
import { sessionCookie } from './session';
import { sessionMarkCookie } from './session-mark';
import { signInCookie } from './sign-in';
import { signedOutCookie } from './signed-out';
import { signInsCookie } from './sign-ins';
import { signingOutCookie } from './signing-out';
import { testerCookie } from './tester';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const config = serverConfig();
const usual = config.PUBLIC_ORIGIN;
afterEach(() => {
  config.PUBLIC_ORIGIN = usual;
});

/** Name over https, lifetime in seconds, whether scripts may read it, path. */
const rows: [OwnCookie, string, number | undefined, boolean, string?][] = [
  [sessionCookie, '__Host-session', 30 * DAY, false],
  [sessionMarkCookie, 'session-mark', 30 * DAY, true],
  [cmsSessionCookie, '__Host-cms-session', DAY / 2, false],
  [signInCookie, '__Host-sign-in', 15 * MINUTE, false],
  [cmsSignInCookie, '__Host-cms-sign-in', 15 * MINUTE, false],
  [signingOutCookie, '__Host-signing-out', 15, false],
  [signedOutCookie, '__Host-signed-out', 30 * DAY, false],
  [partnerTokenCookie, '__Host-partner-token', MINUTE, false],
  [leadDraftCookie, 'lead-draft', 10 * MINUTE, false, '/application'],
  [timeZoneCookie, 'tz', 365 * DAY, true],
  [referralCookie, 'ref', 30 * DAY, false],
  [signInsCookie, 'sign-ins', 30, false],
  [testerCookie, 'is_test', undefined, false],
  [multibookCookie, 'multibook', undefined, false],
  [mashRoleCookie, 'mash_role', undefined, true],
  [diaryBindCookie, 'diary-bind', 15 * MINUTE, false],
  [diaryLessonCookie, 'diary-lesson', 120 * MINUTE, false],
  [browserIdCookie, '__Host-browser-id', 365 * DAY, false],
  [continueCodeCookie, '__Host-continue-code', 30 * DAY, false],
  [diaryTaskCookie, 'diary-task', 15 * MINUTE, false],
];

describe.each(rows)('the cookie %#', (cookie, name, maxAge, readableByScripts, path = '/') => {
  test(`[AUTH-10] [AUTH-18] [AUTH-20] ${name} has these attributes over https`, () => {
    config.PUBLIC_ORIGIN = 'https://tetradi.example.ru';
    expect(cookieName(cookie)).toBe(name);
    // A cookie whose name begins with `__Host-` is refused when it is for a domain.
    expect(cookieOptions(cookie)).toEqual({
      httpOnly: !readableByScripts,
      secure: true,
      sameSite: 'lax',
      path,
      ...(maxAge !== undefined && { maxAge }),
    });
  });

  test(`[AUTH-10] [AUTH-20] ${name} is plain over http: with Secure it would be refused`, () => {
    config.PUBLIC_ORIGIN = 'http://localhost:3000';
    expect(cookieName(cookie)).toBe(name.replace('__Host-', ''));
    expect(cookieOptions(cookie)).toMatchObject({ secure: false, path });
  });
});

test('[AUTH-14] signing out clears the session and its mark with the attributes of their names', () => {
  config.PUBLIC_ORIGIN = 'https://tetradi.example.ru';
  const set = jest.fn();
  clearSessionIn({ set });
  const attributes = { secure: true, sameSite: 'lax', path: '/', maxAge: 0 };
  expect(set.mock.calls).toEqual([
    ['__Host-session', '', { ...attributes, httpOnly: true }],
    ['session-mark', '', { ...attributes, httpOnly: false }],
  ]);
});

describe('what stands in a cookie is judged when it is read', () => {
  test.each<[string, { safeParse(stored: unknown): { success: boolean } }, unknown[]]>([
    ['the mark', sessionMarkCookie.schema, ['', 'a b', 'x'.repeat(65), '<script>', undefined]],
    ['a sign-out', signingOutCookie.schema, ['//evil.example', '', 'javascript:alert(1)', null]],
    ['the time zone', timeZoneCookie.schema, ['', '+03:00', 'A'.repeat(65), 'Europe/Moscow\n', {}]],
    ['a tester', testerCookie.schema, ['true', '01', '', undefined]],
    [
      'a role of the Moscow platform',
      mashRoleCookie.schema,
      ['students', 'Student', '', undefined],
    ],
    [
      'a partner’s token',
      partnerTokenCookie.schema,
      [{}, { token: 7, returnUrl: null }, 'x', null],
    ],
  ])('[AUTH-18] [ROUTE-02] %s', (_, schema, hostile) => {
    for (const stored of hostile) expect(schema.safeParse(stored).success).toBe(false);
  });

  test('[AUTH-03] of states only those that look like one, and as many as tabs may need', () => {
    const states = [...'abcdefghijk'].map((letter) => letter.repeat(16));
    const text = signInCookie.toText(states);
    expect(signInCookie.schema.safeParse(`${text}.short.<script>..`)).toEqual({
      success: true,
      data: states.slice(1),
    });
  });
});
