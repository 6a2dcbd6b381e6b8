import { safeReturnUrl } from './safe-return-url';

describe('safeReturnUrl', () => {
  test.each([
    '/',
    '/teacher/profile',
    '/student/bafedikogupamite?provider=dnevnik',
    '/homework/new?lesson_id=1&x=%2F%2Fa#top',
    '/prosv/subjects',
  ])('[ROUTE-02] keeps the own path %s', (target) => {
    expect(safeReturnUrl(target)).toBe(target);
  });

  test.each([
    '',
    'teacher',
    '%252fteacher',
    '/../%2f',
    '/a/%2e%2e/%2fevil.ru',
    '?returnUrl=/a',
    '#a',
    '//evil.ru',
    '///evil.ru',
    '/\\evil.ru',
    '\\\\evil.ru',
    'https://evil.ru',
    'https:evil.ru',
    'javascript:alert(1)',
    ' /teacher',
    '/\t/evil.ru',
    '/teacher\n',
    '/%2Fevil.ru',
    '/%2f%2fevil.ru',
    '/%5Cevil.ru',
    '/%252fevil.ru',
    '/%25252525252525252fevil.ru',
    '/a/..//evil.ru',
    '/.//evil.ru',
    '/%2e//evil.ru',
    '/\u0000',
    '/a\u200bb',
    `/${'a'.repeat(2_001)}`,
  ])('[ROUTE-02] refuses %j', (target) => {
    expect(safeReturnUrl(target)).toBeNull();
  });

  test('[ROUTE-02] takes two thousand characters and not one more', () => {
    const longest = `/${'a'.repeat(1_999)}`;
    expect(safeReturnUrl(longest)).toBe(longest);
    expect(safeReturnUrl(`${longest}a`)).toBeNull();
  });

  test.each([
    '/prosv/auth?code=1',
    '/prosv',
    '/login?returnUrl=/a',
    '/logout',
    '/login/',
    '/cms/login',
    '/cms/logout',
    '/LOGOUT',
    '/logout//',
    '/Prosv/Auth?code=a&state=b',
    '/prosv//auth?x',
    '/cms//logout',
    '/%6Cogout',
    '/a/../logout#x',
  ])('[ROUTE-03] never returns to %s', (target) => {
    expect(safeReturnUrl(target)).toBeNull();
  });
});
