import type { BindParams } from '@/lib/contract/diary/diary';
import { matchRoute } from '@/lib/routes/match';
import { unseal } from '@/lib/http/cookies/seal';
import { diaryBindCookie } from './diary-bind-cookie';
import { wayFromDiary } from './keep-link';

const bind = { dnevnikRuToken: 'single-use', dnevnikRuState: 'random' };
const homework = '/student/babebibobubabebi';
const lesson = '/dnevnikru?lesson_id=7&group_id=70';
const withBind = (path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(bind)}`;

/** Where an address leads, and the names of the cookies that stand afterwards. */
async function follow(
  address: string,
  isKnown: boolean,
  jar = new Map<string, string>(),
  visitor: { userId: string; token: string } | null = { userId: 'u1', token: 'x' },
) {
  const nextUrl = new URL(address, 'http://localhost');
  const match = matchRoute(nextUrl.pathname);
  if (!match) throw new Error(`No route ${address}`);
  const asked: BindParams[] = [];
  const cookies = {
    get: (name: string) => {
      const value = jar.get(name);
      return value === undefined ? undefined : { value };
    },
  };
  const way = await wayFromDiary(match, { nextUrl, cookies }, visitor, async (_, params) => {
    asked.push(params);
    return isKnown;
  });
  await way?.keep({
    set: (name, value) => (value === '' ? jar.delete(name) : jar.set(name, value)),
  });
  return { to: way?.to ?? null, kept: [...jar.keys()].sort(), jar, asked };
}

test('[DIARY-01] [AUTH-07] who is bound already comes to the homework at once, and nothing is kept', async () => {
  const { to, kept, asked } = await follow(withBind(homework), true);
  expect([to, kept]).toEqual([homework, []]);
  expect(asked).toEqual([{ provider: 'dnevnik', ...bind }]);
});

test('[DIARY-01] [DIARY-08] who is not is bound first, and the homework is kept', async () => {
  const { to, kept } = await follow(withBind(homework), false);
  expect(to).toBe('/dnevnikru?provider=dnevnik');
  expect(kept).toEqual(['diary-bind', expect.stringContaining('task')]);
});

test('[DIARY-04] [AUTH-07] of a teacher who is bound already only the lesson is kept', async () => {
  const { to, kept } = await follow(withBind(lesson), true);
  expect([to, kept]).toEqual(['/dnevnikru?provider=dnevnik', ['diary-lesson']]);
  expect((await follow(withBind(lesson), false)).kept).toEqual(['diary-bind', 'diary-lesson']);
});

test('[AUTH-07] whom the diary has signed in on the way is not bound again when we know them', async () => {
  const { jar } = await follow(withBind(lesson), false);
  const on = '/dnevnikru?provider=dnevnik';
  expect((await follow(on, false, new Map(jar))).to).toBeNull();
  expect(await follow(on, true, new Map(jar))).toMatchObject({ to: on, kept: ['diary-lesson'] });
  expect(await follow(on, true)).toMatchObject({ to: null, asked: [] });
});

test('[DIARY-01] [DIARY-03] what is kept says who was signed in before the link was followed', async () => {
  for (const visitor of [null, { userId: 'somebody', token: 'x' }]) {
    const { jar } = await follow(withBind(homework), false, new Map(), visitor);
    const kept = await unseal(diaryBindCookie, jar.get('diary-bind'));
    expect(kept?.signedInAs).toBe(visitor?.userId ?? null);
  }
});

test('[DIARY-01] nobody who is not signed in is asked about', async () => {
  expect((await follow(withBind(homework), true, new Map(), null)).asked).toEqual([]);
});

test('[DIARY-04] [DIARY-08] a link leaves nothing of those that were followed before', async () => {
  const { jar } = await follow(withBind(lesson), false);
  const { kept } = await follow(withBind(homework), false, jar);
  expect(kept).toEqual(['diary-bind', 'diary-task']);
  expect((await follow('/dnevnikru?lesson_id=<b>', false, jar)).kept).toEqual([]);
});

test('[DIARY-01] other addresses are nothing to a diary, and nobody is asked', async () => {
  for (const address of [homework, '/teacher/profile', withBind('/teacher/profile')])
    expect(await follow(address, true)).toMatchObject({ to: null, asked: [] });
});
