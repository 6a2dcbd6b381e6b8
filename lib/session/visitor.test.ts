import { roles } from '@/lib/contract/roles';
import { routes } from '@/lib/routes/routes';
import { decide, defaultPathOf, loginPath, type Visitor } from './visitor';

const guest: Visitor = { kind: 'guest' };
const of = (role: (typeof roles)[keyof typeof roles]): Visitor => ({
  kind: 'user',
  role,
  roles: [role],
  status: 'registered',
});
const teacher = of(roles.teacher);
const student = of(roles.student);
const allow = { kind: 'allow' };
const forbidden = { kind: 'forbidden' };
const to = (path: string) => ({ kind: 'redirect', to: path });

describe('the decision about a visitor', () => {
  test.each([
    ['home', guest, '/', allow],
    ['teacherProfile', guest, '/teacher/profile', to('/login?returnUrl=%2Fteacher%2Fprofile')],
    ['teacherProfile', teacher, '/teacher/profile', allow],
    ['teacherProfile', student, '/teacher/profile', forbidden],
    ['newHomework', student, '/homework/new', forbidden],
    ['newHomework', guest, '/homework/new?a=1', to('/login?returnUrl=%2Fhomework%2Fnew%3Fa%3D1')],
    ['attemptStep', teacher, '/lesson/homework/x/1', forbidden],
    ['attemptStep', student, '/lesson/homework/x/1', allow],
    ['studentStart', guest, '/student/x', allow],
    ['studentStart', teacher, '/student/x', allow],
    ['school', teacher, '/school', forbidden],
    ['school', of(roles.schoolAdmin), '/school', allow],
    ['login', guest, '/login', allow],
    ['login', teacher, '/login', to('/teacher/profile')],
    ['login', student, '/login?returnUrl=/student/x', to('/student/x')],
    ['login', student, '/login?returnUrl=//evil.ru', to('/student/profile')],
    ['prosvAuth', student, '/prosv/auth?code=1&state=2', to('/student/profile')],
  ] as const)('[ROUTE-10] %s for %j at %s', (id, visitor, url, verdict) => {
    expect(decide(routes[id], visitor, url)).toEqual(verdict);
  });

  test.each([
    [guest, '/mesh-came-back', allow],
    [guest, '/mesh-came-back?mo', allow],
    [teacher, '/mesh-came-back?mo', allow],
    [student, '/mesh-came-back?a=1&mo=1', allow],
    [teacher, '/mesh-came-back', to('/logout?returnUrl=%2Fmesh-came-back')],
    [student, '/mesh-came-back?most=1', to('/logout?returnUrl=%2Fmesh-came-back')],
  ])('[STATUS-10] %j at %s', (visitor, url, verdict) => {
    expect(decide(routes.meshCameBack, visitor, url)).toEqual(verdict);
  });

  test.each([
    [guest, allow],
    [student, to('/student/profile')],
    [{ ...teacher, status: 'new' } as Visitor, allow],
    [teacher, to('/teacher/profile')],
  ])('[ROUTE-18] the teacher landing for %j', (visitor, verdict) => {
    expect(decide(routes.teacher, visitor, '/teacher?utm_source=vk')).toEqual(verdict);
  });

  test('[ROUTE-02] the sign-in page keeps only a target on our own origin', () => {
    expect(loginPath('/teacher/journal')).toBe('/login?returnUrl=%2Fteacher%2Fjournal');
    expect(loginPath('//evil.ru')).toBe('/login');
    expect(loginPath('/')).toBe('/login');
  });

  test('[ROUTE-28] each role has its place to begin, an unknown one has none', () => {
    expect(defaultPathOf(roles.teacher)).toBe('/teacher/profile');
    expect(defaultPathOf(roles.student)).toBe('/student/profile');
    expect(defaultPathOf(roles.schoolAdmin)).toBe('/school');
    expect(() => defaultPathOf('ROLE_GUEST')).toThrow('Cannot handle unknown role');
  });
});
