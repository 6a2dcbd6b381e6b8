/** @jest-environment jsdom */
import { roles } from '@/lib/contract/auth/roles';
import { keepReturnUrl } from './keep-return-url';
import { forgetStoredIdentity } from './forget-stored-identity';
import { prevUriCookie } from './prev-uri';
import { markRefreshed, wasRefreshed } from './refresh-marker';
import { clearLocalStorage } from '@/lib/browser/safe-storage';
import { markReloaded, wasReloaded } from './sign-in-marker';
import type { UserEntry } from '@/lib/contract/web/endpoints';
import { hasUserEntry, writeTokenCollection } from './token-collection';
import { keepVisitReferrer } from './visit-referrer';
import type { OwnPath } from '@/lib/routes/own-path';
import { pathOf } from '@/lib/routes/match';

const COLLECTION = 'edu-token-collection';
const jwtData = { id: 'anna', name: 'Анна' } as UserEntry['jwtData'];
const entry: UserEntry = { role: roles.teacher, userId: 'anna', updatedAt: 7, jwtData };

function cutStorageOff(): void {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, kind, 'get').mockImplementation(refuse);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'prev_uri=; Path=/; Max-Age=0';
});
afterEach(() => jest.restoreAllMocks());

describe('the collection of who is signed in', () => {
  test('[AUTH-10] keeps jwtData, userId and updatedAt by role, and never a token', () => {
    writeTokenCollection([{ ...entry, token: 'secret' } as UserEntry]);
    expect(JSON.parse(localStorage.getItem(COLLECTION) ?? '')).toEqual({
      [roles.teacher]: { jwtData, userId: 'anna', updatedAt: 7 },
    });
    expect(hasUserEntry()).toBe(true);
  });

  test('[AUTH-14] is emptied when nobody is signed in', () => {
    writeTokenCollection([entry]);
    writeTokenCollection([]);
    expect(localStorage.getItem(COLLECTION)).toBeNull();
    expect(hasUserEntry()).toBe(false);
  });

  test.each([
    ...['', '{', 'null', '{}', '[]', '[1]', '"text"', '7', '{"ROLE_ADMIN":{"userId":"a"}}'],
    ...[`{"${roles.teacher}":null}`, `{"${roles.teacher}":{}}`, `{"${roles.student}":"anna"}`],
  ])('%j in it is nobody', (text) => {
    localStorage.setItem(COLLECTION, text);
    expect(hasUserEntry()).toBe(false);
  });
});

describe('the back URL', () => {
  test('[AUTH-10] is kept for scripts and, as a cookie, for the server', () => {
    keepReturnUrl('/student/bababababababa?a=1;b' as OwnPath);
    expect(localStorage.getItem('prev_uri')).toBe('/student/bababababababa?a=1;b');
    expect(document.cookie).toBe('prev_uri=%2Fstudent%2Fbababababababa%3Fa%3D1%3Bb');
  });

  test.each(['//evil.example', 'https://evil.example/', '/prosv/auth?code=1', '/logout', ''])(
    '[ROUTE-02] [ROUTE-03] is never %j',
    (path) => {
      // As if it had come past the types.
      keepReturnUrl(path as OwnPath);
      expect(localStorage.getItem('prev_uri')).toBeNull();
      expect(document.cookie).toBe('');
    },
  );

  test.each(['//evil.example', 'https://evil.example/', '/logout', '', 'x'.repeat(9_000)])(
    '[ROUTE-02] is judged again when the server reads it: %j',
    (stored) => {
      expect(prevUriCookie.schema.safeParse(stored).success).toBe(false);
    },
  );

  test('[AUTH-03] waits a quarter of an hour, and scripts may read it', () => {
    expect(prevUriCookie).toMatchObject({ lifetime: 900, readableByScripts: true });
  });

  test('[ROUTE-06] goes with the rest of who was signed in', () => {
    writeTokenCollection([entry]);
    keepReturnUrl(pathOf('teacherProfile'));
    localStorage.setItem('other', 'stays');
    forgetStoredIdentity();
    expect({ ...localStorage }).toEqual({ other: 'stays' });
  });
});

describe('what a tab remembers', () => {
  test('[AUTH-15] a sign-in that was begun by itself', () => {
    expect(wasReloaded()).toBe(false);
    expect(markReloaded()).toBe(true);
    expect(wasReloaded()).toBe(true);
    expect(sessionStorage.getItem('reloaded')).not.toBeNull();
  });

  test('[CFG-03] whose config was refreshed', () => {
    markRefreshed('anna');
    expect(wasRefreshed('anna')).toBe(true);
    expect(wasRefreshed('misha')).toBe(false);
  });
});

describe('[AUTH-10] where the visit came from', () => {
  const from = (referrer: string) =>
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const kept = () => sessionStorage.getItem('referrer');

  test.each([
    ['https://partner.example/book?x=1', 'https://partner.example/book?x=1'],
    [`${location.origin}/teacher`, ''],
    ['', ''],
  ])('%j is kept as %j', (referrer, expected) => {
    from(referrer);
    keepVisitReferrer();
    expect(kept()).toBe(expected);
  });

  test('is the first page of the visit, not the way through the sign-in', () => {
    from('');
    keepVisitReferrer();
    from('https://sso.example/');
    keepVisitReferrer();
    expect(kept()).toBe('');
  });
});

test('a browser that keeps nothing breaks no page', () => {
  cutStorageOff();
  writeTokenCollection([entry]);
  keepReturnUrl(pathOf('teacherProfile'));
  keepVisitReferrer();
  clearLocalStorage();
  markRefreshed('misha');
  expect(hasUserEntry()).toBe(false);
  expect(wasReloaded()).toBe(false);
  expect(markReloaded()).toBe(false);
  // Else it would be refreshed without end.
  expect(wasRefreshed('misha')).toBe(true);
});

test('[CFG-02] the local storage is cleared', () => {
  localStorage.setItem('other', 'goes');
  clearLocalStorage();
  expect(localStorage).toHaveLength(0);
});
