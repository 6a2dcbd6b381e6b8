import { noAnswer, type AskContent } from '@/lib/contract/call/result';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { roles } from '@/lib/contract/auth/roles';
import { routes, type RouteId } from '@/lib/routes/routes';
import {
  expected,
  expectedWithoutMesh,
  kinds,
  places,
  type Kind,
} from '@/tests/support/guards/guard-matrix';
import { matrixVisitors } from '@/tests/support/guards/matrix-visitors';
import { comesBackTo } from './addresses';
import { actingAs, decide, diaryToNotify, judge, type Situation } from './guards';
import { readCookie } from '@/lib/http/cookies/cookie-jar';
import { signInsCookie } from '@/lib/session/cookies/sign-ins';
import { addSignIn, recentSignIns, type SignIn } from './sign-in-loop';
import { noHints, type Visitor, type VisitorRole } from './visitor';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const guest: Visitor = { ...noHints, current: null, held: [], expired: [] };
const as = (user: Partial<VisitorRole>, ...more: VisitorRole[]): Visitor => {
  const current: VisitorRole = {
    role: roles.teacher,
    userId: 'u1',
    status: 'registered',
    providerType: 'prosv_id',
    features: ['gradeAndSubjectSelectionPage'],
    ...user,
  };
  return { ...noHints, current, held: [current, ...more], expired: [] };
};
const teacher = as({});
const student = as({ role: roles.student });
const at = (url: string, visitor: Visitor, rest: Partial<Situation> = {}): Situation => ({
  visitor,
  url,
  isMeshAvailable: true,
  unavailable: [],
  now: NOW,
  ...rest,
});
const to = (path: string) => ({ kind: 'redirect', to: path });
const allow = { kind: 'allow' };

/** A cell of the table for what was decided. */
function cellOf(id: RouteId, kind: Kind, isMeshAvailable: boolean) {
  const decision = decide(
    routes[id],
    at(routes[id].path, matrixVisitors[kind], { isMeshAvailable }),
  );
  if (decision.kind === 'forbidden') return '403';
  if (decision.kind !== 'redirect') return decision.kind === 'allow' ? 'ok' : decision.kind;
  const [path] = decision.to.split('?');
  return Object.entries(places).find(([, place]) => place === path)?.[0] ?? decision.to;
}

/** The content-management area has people and a decision of its own. */
const ids = (Object.keys(routes) as RouteId[]).filter((id) => !id.startsWith('cms'));

describe('the table of who may be where', () => {
  /** A column of the table: every route with a cell. */
  const column = (cell: (id: RouteId) => string | undefined) =>
    Object.fromEntries(ids.map((id) => [id, cell(id)]));

  test.each(kinds)('[ROUTE-10] [AUTH-17] [AUTH-18] %s is where it says', (kind) => {
    expect(column((id) => cellOf(id, kind, true))).toEqual(column((id) => expected(id, kind)));
  });

  test.each(kinds)('[AUTH-19] %s is, while the Moscow platforms are cut off', (kind) => {
    expect(column((id) => cellOf(id, kind, false))).toEqual(
      column((id) => expectedWithoutMesh(id, kind)),
    );
  });

  test('it has a row for every route', () => {
    expect(ids.filter((id) => expected(id, 'guest') === undefined)).toEqual([]);
  });
});

describe('the way to the sign-in', () => {
  test.each([
    ['/teacher/journal', '/login?returnUrl=%2Fteacher%2Fjournal'],
    ['/homework/new?a=1', '/login?returnUrl=%2Fhomework%2Fnew%3Fa%3D1'],
  ])('[AUTH-16] %s leads to %s', (url, target) => {
    expect(decide(routes.newHomework, at(url, guest))).toEqual(to(target));
  });

  test('[AUTH-16] a provider goes along, and the query comes back', () => {
    expect(
      decide(routes.newHomework, at('/homework/new?provider=DNEVNIK&lesson_id=7', guest)),
    ).toEqual(
      to(
        '/login?provider=dnevnik&returnUrl=%2Fhomework%2Fnew%3Fprovider%3DDNEVNIK%26lesson_id%3D7',
      ),
    );
  });

  test.each(['provider=vk&provider=mo', 'returnUrl=/teacher&returnUrl=/school'])(
    '[AUTH-01] what is said twice counts as not said: %s',
    (query) => {
      const path = '/login?' + query;
      expect(decide(routes.login, at(path, teacher))).toEqual(to('/teacher/profile'));
      expect(decide(routes.newHomework, at(`/homework/new?${query}`, teacher))).toEqual(allow);
    },
  );

  test('[AUTH-16] an unknown provider is only a part of the query', () => {
    expect(decide(routes.newHomework, at('/homework/new?provider=evil', guest))).toEqual(
      to('/login?returnUrl=%2Fhomework%2Fnew%3Fprovider%3Devil'),
    );
  });

  test('[AUTH-08] who signs in through VK does not come back to be signed out', () => {
    expect(decide(routes.newHomework, at('/homework/new?provider=vk&a=1', guest))).toEqual(
      to('/login?provider=vk&returnUrl=%2Fhomework%2Fnew%3Fa%3D1'),
    );
  });

  test.each(['//evil.ru', '/\\evil.ru', '/login?x', '/prosv/auth?code=1'])(
    '[ROUTE-02] [ROUTE-03] %s is no place to come back to',
    (url) => {
      expect(decide(routes.newHomework, at(url, guest))).toEqual(to('/login'));
    },
  );

  test('[ROUTE-04] registration keeps its query', () => {
    expect(decide(routes.registration, at('/registration?a=1&b=2', guest))).toEqual(
      to('/login?a=1&b=2'),
    );
    expect(decide(routes.registration, at('/registration', guest))).toEqual(to('/login'));
  });
});

describe('who comes from a diary', () => {
  const silent = '/prosv?provider=dnevnik&silent=true&returnUrl=';
  const back = '/dnevnikru?provider=dnevnik';

  test.each(['/dnevnikru', back, '/dnevnikru?provider=vk'])(
    '[ROUTE-09] [AUTH-07] is signed in silently at %s, through the diary',
    (url) => {
      const wanted = to(silent + encodeURIComponent(`${back}&asked`));
      expect(decide(routes.diary, at(url, guest))).toEqual(wanted);
    },
  );

  test('[ROUTE-09] signs in at the diary when that has found nobody', () => {
    const decision = decide(routes.diary, at(`${back}&asked`, guest));
    expect(decision).toEqual(to(`/prosv?provider=dnevnik&returnUrl=${encodeURIComponent(back)}`));
  });

  test('[AUTH-05] is not sent round in circles', () => {
    const signIns = [1, 2, 3].reduce<SignIn[]>((all, at) => addSignIn(all, back, NOW - at), []);
    expect(decide(routes.diary, at(back, { ...guest, signIns }))).toEqual({ kind: 'loop' });
  });

  test('[AUTH-03] [AUTH-07] comes back to be asked otherwise, when the SSO keeps nothing', () => {
    expect(comesBackTo(silent + encodeURIComponent(`${back}&asked`), back)).toBe(`${back}&asked`);
    expect(comesBackTo('/login?provider=vk', '/teacher/journal')).toBe('/teacher/journal');
    expect(comesBackTo('/403', '/teacher/journal')).toBeNull();
    expect(comesBackTo('/prosv/subjects?returnUrl=/school', '/teacher/journal')).toBeNull();
    expect(comesBackTo('/prosv?returnUrl=//evil.example', '/x')).toBeNull();
  });
});

describe('who is signed in already', () => {
  test.each([
    ['/login?returnUrl=/student/x', '/student/x'],
    ['/login?returnUrl=//evil.ru', '/student/profile'],
    ['/login', '/student/profile'],
  ])('[ROUTE-02] goes from %s to %s', (url, target) => {
    expect(decide(routes.login, at(url, student))).toEqual(to(target));
  });

  test('[AUTH-17] may sign in with an account while only partly registered', () => {
    const young = as({ role: roles.student, status: 'new', providerType: 'link' });
    expect(decide(routes.login, at('/login', young))).toEqual(allow);
    expect(decide(routes.prosv, at('/prosv', young))).toEqual(to('/student/profile'));
  });

  test('[AUTH-08] comes from VK: is signed out and signs in as a teacher', () => {
    expect(decide(routes.newHomework, at('/homework/new?provider=VK&a=1', teacher))).toEqual(
      to('/logout?signIn=&provider=vk&role=teacher&returnUrl=%2Fhomework%2Fnew%3Fa%3D1'),
    );
  });

  test('[FEAT-01] comes from VK while nobody can sign in through it: stays who they are', () => {
    const url = '/homework/new?provider=vk';
    expect(decide(routes.newHomework, at(url, teacher, { unavailable: ['vk'] }))).toEqual(allow);
  });

  test.each(['dnevnik', 'eljur'])('[AUTH-08] comes from %s: goes on, and it is told', (name) => {
    const url = `/homework/new?provider=${name}`;
    expect(decide(routes.newHomework, at(url, teacher))).toEqual(allow);
    expect(diaryToNotify(routes.newHomework, url)).toBe(name);
  });

  test.each([
    ['newHomework', '/homework/new'],
    ['newHomework', '/homework/new?provider=vk'],
    ['newHomework', '/homework/new?provider=mo'],
    ['home', '/?provider=dnevnik'],
  ] as const)('[AUTH-08] nobody is told at %s %s', (id, url) => {
    expect(diaryToNotify(routes[id], url)).toBeNull();
  });
});

describe('two roles in one browser', () => {
  const both = as({}, { ...as({ role: roles.student, userId: 'u2' }).held[0]! });

  test('[AUTH-11] each page is seen in the role that it is for', () => {
    expect(actingAs(routes.teacherProfile, both)?.role).toBe(roles.teacher);
    expect(actingAs(routes.studentProfile, both)?.role).toBe(roles.student);
    expect(decide(routes.teacherProfile, at('/teacher/profile', both))).toEqual(allow);
    expect(decide(routes.studentProfile, at('/student/profile', both))).toEqual(allow);
  });

  test('[AUTH-11] [AUTH-19] the link of a homework is opened by the student, whoever is current', () => {
    const url = '/student/bafedikogupamite';
    const held = (change: Partial<VisitorRole>) =>
      as({}, { ...student.held[0]!, userId: 'u2', ...change });
    expect(decide(routes.studentStart, at(url, held({ status: 'new' })))).toEqual(
      to(`/student?returnUrl=${encodeURIComponent(url)}`),
    );
    const visitor = held({ providerType: 'mos_oblast' });
    expect(decide(routes.studentStart, at(url, visitor, { isMeshAvailable: false }))).toEqual(
      to('/mo-unreachable'),
    );
  });

  test('[AUTH-12] a visitor whose token of one role has expired signs in again for its pages alone', () => {
    const visitor: Visitor = { ...student, expired: [roles.teacher] };
    expect(decide(routes.teacherJournal, at('/teacher/journal?a=1', visitor))).toEqual(
      to('/logout?expired=&returnUrl=%2Fteacher%2Fjournal%3Fa%3D1'),
    );
    expect(decide(routes.school, at('/school', visitor))).toEqual({ kind: 'forbidden' });
    expect(decide(routes.studentProfile, at('/student/profile', visitor))).toEqual(allow);
  });

  test('[AUTH-11] elsewhere in the current one', () => {
    expect(actingAs(routes.profile, both)?.role).toBe(roles.teacher);
    expect(actingAs(routes.school, both)?.role).toBe(roles.teacher);
    expect(actingAs(routes.school, guest)).toBeNull();
  });
});

describe('a sign-in that goes round in circles', () => {
  const url = '/teacher/profile?a=1';
  /** What a browser still has of a list that was written into its cookie. */
  const kept = (signIns: SignIn[]) =>
    readCookie({ get: () => ({ value: signInsCookie.toText(signIns) }) }, signInsCookie) ?? [];
  const after = (count: number, page = url) => {
    let signIns: SignIn[] = [];
    for (let turn = 0; turn < count; turn++) signIns = addSignIn(signIns, page, NOW - 1_000 * turn);
    return { ...guest, signIns: kept(signIns) };
  };

  test('[AUTH-05] three sign-ins for the same page within half a minute are a loop', () => {
    expect(decide(routes.teacherProfile, at(url, after(3)))).toEqual({ kind: 'loop' });
    expect(decide(routes.teacherProfile, at('/teacher/profile?a=2', after(3)))).toEqual({
      kind: 'loop',
    });
  });

  test('[AUTH-05] two are none, nor three for another page, nor three for who is signed in', () => {
    expect(decide(routes.teacherProfile, at(url, after(2))).kind).toBe('redirect');
    expect(decide(routes.teacherProfile, at(url, after(3, '/teacher/journal'))).kind).toBe(
      'redirect',
    );
    const signedIn = { ...teacher, signIns: after(3).signIns };
    expect(decide(routes.teacherProfile, at(url, signedIn))).toEqual(allow);
  });

  test('[AUTH-05] after half a minute they are forgotten', () => {
    const later = { now: NOW + 30_000 };
    expect(decide(routes.teacherProfile, at(url, after(3), later)).kind).toBe('redirect');
  });

  test.each(['', 'x', '~~~', '0123456789~zzzzzzzzz', 'a'.repeat(9_000), '{"target":"x"}'])(
    '[AUTH-05] the cookie %j counts for nothing',
    (text) => {
      expect(
        recentSignIns(readCookie({ get: () => ({ value: text }) }, signInsCookie), NOW),
      ).toEqual([]);
    },
  );

  test('[AUTH-05] the cookie does not tell which page it was, and does not grow', () => {
    const signIns = after(20).signIns;
    expect(signIns.length).toBeLessThanOrEqual(6);
    expect(JSON.stringify(signIns)).not.toContain('teacher');
  });
});

describe('the product feature of the Moscow platforms', () => {
  test.each<[RouteId, Visitor, number]>([
    ['newHomework', matrixVisitors.mosOblast, 1],
    ['studentStart', { ...guest, mashRole: 'other' }, 1],
    ['newHomework', teacher, 0],
    ['stepPreview', matrixVisitors.mash, 0],
    ['mashUnreachable', matrixVisitors.mash, 0],
  ])('[AUTH-19] is asked for only where the answer matters: %s', async (id, visitor, times) => {
    const ask = jest.fn(() => Promise.resolve({ ok: false, error: noAnswer }));
    const decision = await judge(ask as unknown as AskContent, routes[id], visitor, '/');
    expect(ask).toHaveBeenCalledTimes(times);
    // Without an answer the platforms count as available.
    expect(decision).toEqual(decide(routes[id], at('/', visitor)));
  });

  test('[FEAT-01] a cookie switches them on in this browser', async () => {
    const off = { ...defaultProductFeatures, isMeshAvailable: { enable: false, details: null } };
    const ask = (() => Promise.resolve({ ok: true, value: off })) as unknown as AskContent;
    const { newHomework } = routes;
    const { mosOblast } = matrixVisitors;
    const on: Visitor = { ...mosOblast, switchedOn: ['isMeshAvailable'] };
    expect(await judge(ask, newHomework, mosOblast, '/')).toEqual(to('/mo-unreachable'));
    expect(await judge(ask, newHomework, on, '/')).toEqual(decide(newHomework, at('/', on)));
  });

  test('[AUTH-19] a guest whom the Moscow platform sent learns it at the link of a homework', () => {
    const visitor: Visitor = { ...guest, mashRole: 'student' };
    const url = '/student/bafedikogupamite';
    expect(decide(routes.studentStart, at(url, visitor, { isMeshAvailable: false }))).toEqual(
      to('/mash-unreachable'),
    );
  });
});

describe('where access has come back', () => {
  test.each([
    [guest, '/mesh-came-back', allow],
    [guest, '/mesh-came-back?mo', allow],
    [teacher, '/mesh-came-back?mo', allow],
    [student, '/mesh-came-back?a=1&mo=1', allow],
    [teacher, '/mesh-came-back', to('/logout?returnUrl=%2Fmesh-came-back')],
    [student, '/mesh-came-back?most=1', to('/logout?returnUrl=%2Fmesh-came-back')],
  ])('[STATUS-10] %j at %s', (visitor, url, decision) => {
    expect(decide(routes.meshCameBack, at(url, visitor))).toEqual(decision);
  });
});
