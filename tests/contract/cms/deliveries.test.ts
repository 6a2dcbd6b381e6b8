import { randomUUID } from 'node:crypto';
import type { OutboxKind } from '@/lib/contract/cms/cms-deliveries';
import { diaryProviders } from '@/lib/contract/diary/diary';
import { roles } from '@/lib/contract/auth/roles';
import {
  bindParamsOf,
  boundTeacher,
  misbehave,
  sendToLessons,
  waitForDelivery,
} from '@/tests/support/diary/deliveries';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { editorToken } from '@/tests/support/people/editors';
import { createUser } from '@/tests/support/people/visitors';
import { ownPlatform } from '@/tests/support/stack/own-platform';

// What is counted here, and tried again all at once, is that of everybody.
let ops: string;
const own = ownPlatform({}, async () => {
  ops = await editorToken('ops@example.ru');
});

const overview = () => callPlatform('listCmsDeliveries', { token: ops });
const stateOf = async (kind: OutboxKind) =>
  (await overview()).states.find((one) => one.kind === kind && one.provider === 'dnevnik');
const retry = (body: { id: string } | { all: true }, token: string | undefined = ops) =>
  ask('retryCmsDeliveries', { token, body });
const newest = async () => {
  const [failed] = (await overview()).failed;
  if (!failed) throw new Error('Nothing has failed');
  return failed;
};

/** Asks until it is so. */
async function soon(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 150; turn += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It has not come');
}
const waitForFailed = (kind: OutboxKind, count: number) =>
  soon(async () => (await stateOf(kind))?.failed === count);

type Bound = Awaited<ReturnType<typeof boundTeacher>>;
const unbind = ({ token }: Bound) =>
  callPlatform('unbindDiary', { token, params: { provider: 'dnevnik' } });
const bindAgain = async ({ token, school }: Bound) =>
  callPlatform('bindDiary', { token, body: await bindParamsOf(school.teacherId) });

/** A homework that could not be passed on, for its teacher is bound no more. */
async function failedHomework() {
  const teacher = await boundTeacher(own.database);
  const { taskHash } = await createHomework(teacher.token);
  await misbehave({ failing: 100 });
  await sendToLessons(teacher.token, taskHash, teacher.place);
  await unbind(teacher);
  const [delivery] = await waitForDelivery(teacher.token, taskHash, 'failed');
  await misbehave();
  return { teacher, taskHash, id: delivery?.id ?? '' };
}

/** A homework in the diary whose mark could not be passed on. */
async function failedMark() {
  const teacher = await boundTeacher(own.database);
  const student = await createUser(own.database, { roles: [roles.student] });
  const bindParams = await bindParamsOf(teacher.school.studentId);
  await callPlatform('bindDiary', { token: student, body: bindParams });
  const { taskHash } = await createHomework(teacher.token);
  await sendToLessons(teacher.token, taskHash, teacher.place);
  await waitForDelivery(teacher.token, taskHash, 'delivered');
  await unbind(teacher);
  const body = { taskHash };
  const { attemptCode } = await callPlatform('startAttempt', { token: student, body });
  await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
  return { teacher, taskHash };
}

test('[DIARY-06] without anything on its way all is zero, for each kind and diary', async () => {
  const none = { waiting: 0, oldestSince: null, failed: 0 };
  const kinds = ['delivery', 'mark'] as const;
  expect(await overview()).toEqual({
    states: kinds.flatMap((kind) =>
      diaryProviders.map((provider) => ({ kind, provider, ...none })),
    ),
    failed: [],
    retries: [],
  });
  expect((await retry({ all: true })).body).toEqual({ retried: 0 });
  expect((await overview()).retries).toEqual([]);
});

test('[DIARY-06] operators alone see it and try again', async () => {
  const { id } = await failedHomework();
  const guests = [
    [await editorToken(), 403],
    [await createUser(own.database, { roles: [roles.teacher] }), 401],
    [undefined, 401],
  ] as const;
  for (const [token, status] of guests) {
    expect((await ask('listCmsDeliveries', { token })).status).toBe(status);
    for (const body of [{ id }, { all: true }] as const)
      expect((await ask('retryCmsDeliveries', { token, body })).status).toBe(status);
  }
  expect((await stateOf('delivery'))?.failed).toBe(1);
  await retry({ all: true });
  await waitForFailed('delivery', 1);
});

test('[DIARY-06] what waits is counted, with since when', async () => {
  const { token, place } = await boundTeacher(own.database);
  const { taskHash } = await createHomework(token);
  const begun = Date.now();
  await misbehave({ failing: 100 });
  await sendToLessons(token, taskHash, place);
  const { waiting, oldestSince } = (await stateOf('delivery')) ?? {};
  expect(waiting).toBe(1);
  expect(Math.abs(new Date(oldestSince ?? 0).getTime() - begun)).toBeLessThan(10_000);
  await misbehave();
  await waitForDelivery(token, taskHash, 'delivered');
  expect(await stateOf('delivery')).toMatchObject({ waiting: 0, oldestSince: null });
});

test('[DIARY-06] a homework that failed is named with its cause, and arrives when it is tried again', async () => {
  const { teacher, taskHash, id } = await failedHomework();
  const failed = await newest();
  expect(failed).toMatchObject({ id, kind: 'delivery', provider: 'dnevnik', cause: 'unbound' });
  expect(Object.keys(failed).sort()).toEqual(
    ['cause', 'groupName', 'id', 'kind', 'provider', 'since', 'title'].sort(),
  );
  // Binding again alone would bring it.
  await bindAgain(teacher);
  await waitForDelivery(teacher.token, taskHash, 'delivered');
  await own.database.query(
    "update main_api.diary_delivery set state = 'failed', cause = 'internal' where id = $1",
    [id],
  );
  expect(await newest()).toMatchObject({ id, cause: 'internal' });
  const answers = await Promise.all([1, 2, 3].map(() => retry({ id })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ body }) => Number(body.retried)).sort()).toEqual([0, 0, 1]);
  await waitForDelivery(teacher.token, taskHash, 'delivered');
  const { failed: left, retries } = await overview();
  expect(left.map((one) => one.id)).not.toContain(id);
  expect(retries[0]).toMatchObject({ retriedBy: 'Дымов Роман', kind: 'delivery', count: 1 });
  // There already: nothing is done, and nothing is noted.
  expect((await retry({ id })).body).toEqual({ retried: 0 });
  expect((await overview()).retries).toEqual(retries);
});

test('[DIARY-06] what the diary refuses says so', async () => {
  const [{ token }, stranger] = [
    await boundTeacher(own.database),
    await boundTeacher(own.database),
  ];
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, stranger.place);
  await waitForDelivery(token, taskHash, 'failed');
  expect((await newest()).cause).toBe('refused');
});

test('[DIARY-06] a mark that failed is tried again alone, or with all', async () => {
  const before = (await stateOf('mark'))?.failed ?? 0;
  const { teacher, taskHash } = await failedMark();
  await waitForFailed('mark', before + 1);
  const failed = await newest();
  expect(failed).toMatchObject({ kind: 'mark', groupName: '7В', cause: 'unbound' });
  // Nothing has changed: it fails again.
  expect((await retry({ id: failed.id })).body).toEqual({ retried: 1 });
  await waitForFailed('mark', before + 1);
  await bindAgain(teacher);
  const { states } = await overview();
  const all = states.reduce((sum, state) => sum + state.failed, 0);
  expect((await retry({ all: true })).body).toEqual({ retried: all });
  const marks = async () => {
    const params = { taskHash };
    const { deliveries } = await callPlatform('listDeliveries', { token: teacher.token, params });
    return deliveries[0]?.marks;
  };
  await soon(async () => (await marks())?.delivered === 1);
  const { retries } = await overview();
  expect(retries.slice(0, 2)).toMatchObject([
    { kind: null, count: all },
    { kind: 'mark', count: 1 },
  ]);
});

test('[DIARY-06] an unknown one is not found, and another body is refused', async () => {
  expect((await retry({ id: randomUUID() })).status).toBe(404);
  const before = await overview();
  for (const body of [
    ...[{}, [], { all: false }, { id: 'all' }, { id: null }, { id: randomUUID(), all: true }],
    ...['null', '{', '{"__proto__":{"all":true}}', { id: "' or true --" }, { all: true, x: 1 }],
  ]) {
    const refused = await request('POST', '/api/v1/cms/deliveries/retry', { token: ops, body });
    expect(refused.status).toBe(400);
  }
  expect((await overview()).retries).toEqual(before.retries);
});
