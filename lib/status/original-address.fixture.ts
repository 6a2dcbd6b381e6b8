/** Addresses that must never be followed. */
export const hostileAddresses = [
  ...['', 'teacher', '//evil.ru', '/\\evil.ru', 'https://evil.ru/', 'https:evil.ru'],
  ...['javascript:alert(1)', 'data:text/html,x', '/\t/evil.ru', '/a\nb', '/%2F%2Fevil.ru'],
  ...['/%5Cevil.ru', '/%252fevil.ru', '/.//evil.ru', '/\u0000', `/${'a'.repeat(3_000)}`],
  ...['/login?returnUrl=/a', '/logout'],
];
