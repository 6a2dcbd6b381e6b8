import { canonicalPath } from './canonical-path';

test.each([
  ['/teacher/', '/teacher'],
  ['/TEACHER', '/teacher'],
  ['/Teacher//', '/teacher'],
  ['//teacher', '/teacher'],
  ['//', '/'],
  ['/Anglijskij-Yazyk_5-CLASS/', '/anglijskij-yazyk_5-class'],
  ['/student/BAFEDIKOGUPAMITE', '/student/bafedikogupamite'],
])('[SEO-03] %s leads to %s', (path, plain) => {
  expect(canonicalPath(path)).toBe(plain);
});

test.each([
  '/',
  '/teacher',
  '/nothing',
  '/NOTHING/',
  '/matematika_5_class/',
  '//evil.example/x',
  '/fizika_%D1%8F',
  '/fizika_%',
])('[SEO-03] %s stays: it is right already, or leads nowhere', (path) => {
  expect(canonicalPath(path)).toBeNull();
});
