import nock from 'nock';
import { serverConfig } from '@/lib/config/server';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { seal } from '@/lib/http/cookies/seal';
import { diaryBindCookie } from '@/lib/session/diary/diary-bind-cookie';
import { keptBind } from '@/lib/session/diary/kept-link';
import { diaryTaskCookie } from '@/lib/session/diary/diary-task-cookie';
import { writeSession } from '@/lib/session/server';
import { createIssuer } from '@/tests/support/people/edu-token';
import { jar } from '@/tests/support/unit/request-cookies';
import { DELETE, POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

const [mainApi = ''] = serverConfig().MAIN_API_ENDPOINTS;
const PATH = '/api/v1/dnevnikru/bind';
const params = {
  provider: 'dnevnik' as const,
  dnevnikRuToken: 'single-use',
  dnevnikRuState: 'random',
};
const binding = { provider: 'dnevnik', name: 'Мария', boundAt: '2026-11-23T10:00:00.000Z' };
const refusal = (code: string) => ({ code, message: 'x', requestId: 'r' });

async function signIn(role: Role = roles.teacher): Promise<void> {
  await writeSession(await (await createIssuer()).issue({ roles: [role] }));
}
async function keep(isTried = false): Promise<void> {
  jar.set(diaryBindCookie.name, await seal(diaryBindCookie, { params, isTried, signedInAs: null }));
}
async function send(headers: Record<string, string> = { Origin: serverConfig().PUBLIC_ORIGIN }) {
  const response = await POST(
    new Request(new URL(PATH, serverConfig().PUBLIC_ORIGIN), { method: 'POST', headers }),
  );
  return [response.status, (await response.json()) as { code?: string; to?: string }] as const;
}
const listed = (bindings: object[]) => nock(mainApi).get('/api/v1/diary').reply(200, { bindings });

beforeAll(() => {
  serverConfig().LOG_LEVEL = 'silent';
  nock.disableNetConnect();
});
beforeEach(async () => {
  jar.clear();
  await signIn();
  await keep();
});
afterEach(() => {
  expect(nock.pendingMocks()).toEqual([]);
  nock.cleanAll();
});
afterAll(() => nock.enableNetConnect());

test('[DIARY-03] sends what is stored, forgets it, and leads a teacher to a new homework', async () => {
  nock(mainApi).post(PATH, params).reply(200, binding);
  expect(await send()).toEqual([200, { to: '/homework/new' }]);
  expect(await keptBind()).toBeNull();
});

test('[DIARY-03] asks once more when nothing answers', async () => {
  nock(mainApi).post(PATH, params).reply(503, refusal('unavailable'));
  nock(mainApi).post(PATH, params).reply(200, binding);
  expect((await send())[0]).toBe(200);
});

test.each([
  ['the homework that they opened', 'bafedikogupamite', '/student/bafedikogupamite'],
  ['their own place, with a forged one', '../x', '/student/profile'],
])('[DIARY-03] [DIARY-08] a student goes on to %s', async (_, stored, to) => {
  await signIn(roles.student);
  jar.set(diaryTaskCookie.name, stored);
  nock(mainApi).post(PATH).reply(200, binding);
  // The session of a teacher is there as well: who signed in last acts.
  expect(await send()).toEqual([200, { to }]);
});

test.each([
  [409, 'diary_role_mismatch'],
  [409, 'diary_bound_to_another'],
  [409, 'diary_person_bound'],
])('[DIARY-03] %i %s is said, and not tried again', async (status, code) => {
  nock(mainApi).post(PATH).reply(status, refusal(code));
  expect(await send()).toMatchObject([status, { code }]);
  expect(await keptBind()).toBeNull();
});

test('[DIARY-03] while the diary is unavailable, all stays to be tried again by hand', async () => {
  nock(mainApi).post(PATH).twice().reply(503, refusal('unavailable'));
  expect(await send()).toMatchObject([503, { code: 'unavailable' }]);
  expect(await keptBind()).toEqual({ params, isTried: true, signedInAs: null });
});

test('[DIARY-03] an expired token is said to who is not bound', async () => {
  nock(mainApi).post(PATH).reply(409, refusal('diary_token_expired'));
  listed([]);
  expect(await send()).toMatchObject([409, { code: 'diary_token_expired' }]);
});

test('[DIARY-03] of two tabs the second finds it done', async () => {
  nock(mainApi).post(PATH).reply(409, refusal('diary_token_expired'));
  listed([binding]);
  expect(await send()).toEqual([200, { to: '/homework/new' }]);
  listed([binding]);
  expect(await send()).toEqual([200, { to: '/homework/new' }]);
});

test('[DIARY-03] of a diary that did not take its token, another one says nothing', async () => {
  nock(mainApi).post(PATH).reply(409, refusal('diary_token_expired'));
  listed([{ ...binding, provider: 'eljur' }]);
  expect(await send()).toMatchObject([409, { code: 'diary_token_expired' }]);
});

test('[DIARY-03] without anything stored, who is not bound is told so', async () => {
  jar.delete(diaryBindCookie.name);
  listed([]);
  expect(await send()).toMatchObject([409, { code: 'diary_not_bound' }]);
});

test('[DIARY-02] who is not whom the diary means is not bound, and only our pages may say so', async () => {
  const forget = (Origin: string) =>
    DELETE(
      new Request(serverConfig().PUBLIC_ORIGIN + PATH, { method: 'DELETE', headers: { Origin } }),
    );
  expect((await forget('https://evil.example')).status).toBe(403);
  expect(await keptBind()).not.toBeNull();
  expect((await forget(serverConfig().PUBLIC_ORIGIN)).status).toBe(200);
  expect(await keptBind()).toBeNull();
});

test('[DIARY-03] only pages of ours may ask, for who is signed in', async () => {
  expect(await send({ Origin: 'https://evil.example' })).toMatchObject([
    403,
    { code: 'cross_site' },
  ]);
  jar.clear();
  await keep();
  expect(await send()).toMatchObject([401, { code: 'unauthorized' }]);
  expect(await keptBind()).not.toBeNull();
});
