import { roles } from '@/lib/contract/auth/roles';
import { defaultPathOf, loginPath, providerOf, signInAgainPath } from './addresses';
import { withReturnUrl } from '@/lib/routes/return-url';
import type { OwnPath } from '@/lib/routes/own-path';

describe('addresses around the sign-in', () => {
  test('[ROUTE-02] the sign-in page keeps only a target on our own origin', () => {
    expect(loginPath('/teacher/journal')).toBe('/login?returnUrl=%2Fteacher%2Fjournal');
    expect(loginPath('//evil.ru')).toBe('/login');
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('//evil.ru?provider=eljur')).toBe('/login?provider=eljur');
  });

  test('[ROUTE-28] each role has its place to begin, an unknown one has none', () => {
    expect(defaultPathOf(roles.teacher)).toBe('/teacher/profile');
    expect(defaultPathOf(roles.student)).toBe('/student/profile');
    expect(defaultPathOf(roles.schoolAdmin)).toBe('/school');
    expect(() => defaultPathOf('ROLE_GUEST')).toThrow('Cannot handle unknown role');
  });

  test.each([
    ['/a?provider=mo', 'mo'],
    ['/a?x=1&provider=ElJur', 'eljur'],
    ['/a?provider=', null],
    ['/a?provider=google', null],
    ['/a?x=?provider=vk', null],
    ['/a', null],
  ])('[AUTH-01] the provider in %s is %s', (url, provider) => {
    expect(providerOf(url)).toBe(provider);
  });

  test('[AUTH-08] another sign-in comes back without the provider that asked for it', () => {
    expect(signInAgainPath('/homework/new?provider=vk', 'vk')).toBe(
      '/logout?signIn=&provider=vk&role=teacher&returnUrl=%2Fhomework%2Fnew',
    );
    expect(signInAgainPath('/homework/new?a=?&provider=vk&b=2', 'vk')).toContain(
      `returnUrl=${encodeURIComponent('/homework/new?a=%3F&b=2')}`,
    );
  });

  test('a return address joins what is in the query', () => {
    const path = '/x' as OwnPath;
    expect(withReturnUrl(path, '/a b' as OwnPath)).toBe('/x');
    expect(withReturnUrl(path, null)).toBe('/x');
    expect(withReturnUrl(path, '/a' as OwnPath, { y: '1' })).toBe('/x?y=1&returnUrl=%2Fa');
  });
});
