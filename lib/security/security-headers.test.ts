import { securityHeaders } from './security-headers';

const HTTP = 'http://localhost:3000';
const HTTPS = 'https://edu.example.ru';

test('no type is guessed, no window shared, nothing permitted but the place of a visitor', () => {
  const headers = securityHeaders('/', HTTP);
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  const permissions = headers['Permissions-Policy']?.split(', ') ?? [];
  expect(permissions).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()']));
  expect(permissions.filter((permission) => !permission.endsWith('=()'))).toEqual([
    'geolocation=(self)',
  ]);
});

test.each([
  ['/prosv', 'no-referrer'],
  ['/prosv?role=student', 'no-referrer'],
  ['/prosv/auth?code=1&state=2', 'no-referrer'],
  ['/prosv/nothing', 'no-referrer'],
  ['/PROSV/auth?code=1', 'no-referrer'],
  ['//prosv/auth?code=1', 'no-referrer'],
  ['http://evil.example/prosv/auth?code=1', 'no-referrer'],
  ['/dnevnikru', 'no-referrer'],
  ['/dnevnikru/teacher/bind?token=1', 'no-referrer'],
  ['/', 'strict-origin-when-cross-origin'],
  ['/teacher/profile?a=1', 'strict-origin-when-cross-origin'],
  ['/application?utm_source=a', 'strict-origin-when-cross-origin'],
  ['/login?returnUrl=/prosv/subjects', 'strict-origin'],
  ['/login?a=1&returnUrl=%2Fstudent%2Fbafedikogupamite', 'strict-origin'],
  ['/lesson/homework/bafedikogupamitebaba/1?a', 'strict-origin'],
  ['//LESSON/homework/bafedikogupamitebaba', 'strict-origin'],
  ['/student/bafedikogupamite', 'strict-origin'],
  ['/homework/new', 'strict-origin'],
])('the referrer policy of %s is %s', (url, policy) => {
  expect(securityHeaders(url, HTTP)['Referrer-Policy']).toBe(policy);
});

test('browsers are bound to https for a year, for this host alone, when web is on https', () => {
  expect(securityHeaders('/', HTTPS)['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(securityHeaders('/', HTTP)).not.toHaveProperty('Strict-Transport-Security');
});
