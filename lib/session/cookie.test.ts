import { serverConfig } from '@/lib/config/server';
import { clearedCmsCookie, cmsCookieName, cmsCookieOptions } from './cms-session';
import {
  clearedCookies,
  sessionCookieName,
  sessionCookieOptions,
  visitCookieOptions,
} from './cookie';
import { SESSION_MARK_COOKIE } from './session-mark';

const DAY = 24 * 60 * 60;
const config = serverConfig();
const usual = config.PUBLIC_ORIGIN;
afterEach(() => {
  config.PUBLIC_ORIGIN = usual;
});

describe('where browsers come by https', () => {
  beforeEach(() => {
    config.PUBLIC_ORIGIN = 'https://tetradi.example.ru';
  });

  test('[AUTH-10] [AUTH-20] the sessions have names that no neighbouring host can set', () => {
    expect(sessionCookieName()).toBe('__Host-session');
    expect(cmsCookieName()).toBe('__Host-cms-session');
  });

  test('[AUTH-10] the session goes by https alone, out of reach of scripts, for 30 days', () => {
    expect(sessionCookieOptions()).toEqual({
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 30 * DAY,
    });
  });

  test('[AUTH-20] that of editors too, for half a day', () => {
    expect(cmsCookieOptions()).toEqual({ ...sessionCookieOptions(), maxAge: DAY / 2 });
  });

  test('[AUTH-18] what lasts for a visit has no age, and the same protection', () => {
    expect(visitCookieOptions()).toEqual({
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
    });
  });

  test('[AUTH-14] a cookie is cleared with what its name demands, or browsers would keep it', () => {
    const demanded = { secure: true, path: '/', maxAge: 0 };
    const [session, mark, ...more] = clearedCookies();
    expect(session).toEqual({
      name: '__Host-session',
      value: '',
      options: { ...demanded, httpOnly: true, sameSite: 'lax' },
    });
    expect(mark).toMatchObject({ name: SESSION_MARK_COOKIE, value: '', options: demanded });
    expect(more).toEqual([]);
    expect(clearedCmsCookie()).toMatchObject({
      name: '__Host-cms-session',
      value: '',
      ...demanded,
    });
  });

  test('[AUTH-10] [AUTH-20] no cookie with such a name is for a domain: browsers would refuse it', () => {
    const cleared = clearedCookies().map(({ options }) => options);
    for (const options of [...cleared, sessionCookieOptions(), clearedCmsCookie()])
      expect(options).not.toHaveProperty('domain');
  });
});

describe('where they come by http', () => {
  beforeEach(() => {
    config.PUBLIC_ORIGIN = 'http://localhost:3000';
  });

  test('[AUTH-10] [AUTH-20] the names are plain: without Secure the others would be refused', () => {
    expect(sessionCookieName()).toBe('session');
    expect(cmsCookieName()).toBe('cms-session');
  });

  test('[AUTH-10] [AUTH-20] the cookies go by http, out of reach of scripts', () => {
    const options = { httpOnly: true, secure: false, sameSite: 'lax', path: '/' };
    expect(sessionCookieOptions()).toEqual({ ...options, maxAge: 30 * DAY });
    expect(cmsCookieOptions()).toEqual({ ...options, maxAge: DAY / 2 });
  });

  test('[AUTH-14] the same names are cleared', () => {
    expect(clearedCookies()).toMatchObject([
      { name: 'session', value: '', options: { secure: false, path: '/', maxAge: 0 } },
      { name: SESSION_MARK_COOKIE, value: '', options: { secure: false, path: '/', maxAge: 0 } },
    ]);
    expect(clearedCmsCookie()).toMatchObject({ name: 'cms-session', value: '', maxAge: 0 });
  });
});

test('[AUTH-14] scripts may read the mark of a session, and clear it with it', () => {
  const [session, mark] = clearedCookies();
  expect([session?.options.httpOnly, mark?.options.httpOnly]).toEqual([true, false]);
});
