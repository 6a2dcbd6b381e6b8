import { routes } from '@/lib/routes/routes';
import { isStopUri } from './stop-uri';

const filled = (path: string) =>
  path.replace('{subject}_{grade}', 'fizika_7').replace(/\{\w+\}/g, 'x');

describe('[AUTH-15] where nobody is signed in by itself', () => {
  test.each(Object.values(routes).map(({ path, access }) => [path, access]))(
    '%s, %s',
    (path, access) => {
      const isWorking = ['signed-in', 'teacher', 'student', 'school-admin'].includes(access);
      expect(isStopUri(filled(path))).toBe(!isWorking && path !== '/student/{taskHash}');
    },
  );

  test.each([
    ['/', true],
    ['/login?returnUrl=%2Fteacher%2Fprofile', true],
    ['/prosv', true],
    ['/prosv/auth?code=1', true],
    ['/logout', true],
    ['/404', true],
    ['/mesh-came-back?mo', true],
    ['/no-such-page', true],
    ['', true],
    ['/student/bababababababa', false],
    ['/student/bababababababa?from=chat#top', false],
    ['/teacher/profile', false],
  ])('%s: %s', (path, expected) => {
    expect(isStopUri(path)).toBe(expected);
  });
});
