import fc from 'fast-check';
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

  test.each(['/prosv/auth?code=1', '/prosv', '/login?returnUrl=/a', '/logout', '/login/'])(
    '[ROUTE-03] never returns to %s',
    (target) => {
      expect(safeReturnUrl(target)).toBeNull();
    },
  );

  test('[ROUTE-02] whatever comes out resolves to the own origin', () => {
    const nasty = fc.stringMatching(/^[/\\.%25fFcCeE:@?#a\t\n ]{0,24}$/);
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (text) => {
        const result = safeReturnUrl(text);
        if (result === null) return;
        expect(new URL(result, 'https://own.example').origin).toBe('https://own.example');
        expect(result.startsWith('//')).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });
});
