import { jarOfHeader, jarOfHeaders } from './header-jar';

describe('the cookies of a header', () => {
  test.each([
    ['a=1; b=2', { a: '1', b: '2' }],
    [' a = 1 ;b=x=y', { a: '1', b: 'x=y' }],
    ['tz=Europe%2FMoscow', { tz: 'Europe/Moscow' }],
    // The last counts, as in Next.js.
    ['a=1; a=2', { a: '2' }],
    ['a=%E0%A4%A; b=2', { b: '2' }],
    ['=1; ; a; __proto__=x', {}],
    ['', {}],
  ])('%j', (header, expected) => {
    const jar = jarOfHeader(header);
    const names = ['a', 'b', 'tz', '', 'toString', 'constructor'];
    const found = names.flatMap((name) => {
      const cookie = jar.get(name);
      return cookie ? [[name, cookie.value]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('are none without a header', () => {
    expect(jarOfHeader(undefined).get('a')).toBeUndefined();
  });
});

test('[AUTH-09] a cookie is written with all its attributes', () => {
  const written: string[] = [];
  const jar = jarOfHeaders((_, value) => written.push(value));
  const options = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
  jar.set('session', '', { ...options, maxAge: 0 });
  jar.set('mark', 'a b', { ...options, httpOnly: false, secure: false });
  expect(written).toEqual([
    'session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=lax',
    'mark=a%20b; Path=/; SameSite=lax',
  ]);
});
