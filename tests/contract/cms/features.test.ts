import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ChangeFeature } from '@/lib/contract/cms/cms-features';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { readEnv } from '@/platform/kernel/env';
import { createLogger } from '@/platform/kernel/logger';
import type { RunningService } from '@/platform/kernel/service';
import { startMainApi } from '@/platform/main-api/service';
import { ask, asWeb, callPlatform, request } from '@/tests/support/http/call-platform';
import { answerStep } from '@/tests/support/homework/homework';
import { editorToken } from '@/tests/support/people/editors';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { newcomer, signIn } from '@/tests/support/people/people';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { freePorts } from '@/tests/support/stack/run-command';

// Features hold for everybody: other tests must not meet what is switched here.
let stack: OwnStack;
let second: RunningService;
let ops: string;
let database: pg.Pool;

beforeAll(async () => {
  stack = await startOwnStack({ web: false });
  Object.assign(process.env, stack.addresses);
  database = new pg.Pool({ connectionString: stack.addresses.TEST_DATABASE_URL, max: 2 });
  const { MAIN_API_PORT } = await freePorts();
  const url = stack.addresses.TEST_DATABASE_URL;
  const env = readEnv({ ...stack.environment, DATABASE_URL: url, MAIN_API_PORT });
  second = await startMainApi(env, createLogger('second', 'silent'));
  ops = await editorToken('ops@example.ru');
}, 180_000);
afterAll(async () => {
  await second.close();
  await database.end();
  await stack.stop();
}, 180_000);

const change = (body: ChangeFeature, token = ops) => ask('changeCmsFeature', { token, body });
const versionOf = async (name: string) =>
  (await callPlatform('listCmsFeatures', { token: ops })).features.find((one) => one.name === name)
    ?.version ?? 0;
const seenBySecond = async (): Promise<typeof defaultProductFeatures> => {
  const address = `http://localhost:${second.port}/api/v1/product-feature/`;
  const answer = await fetch(address, { headers: asWeb });
  return answer.json() as Promise<typeof defaultProductFeatures>;
};

/** Asks until it is so; a change is told at once, so that a second is much. */
async function soon(isSo: () => Promise<boolean>, limitMs = 1_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It has not come');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('[FEAT-01] operators alone see and switch features', async () => {
  const { features, changes } = await callPlatform('listCmsFeatures', { token: ops });
  expect(features.map(({ name }) => name)).toEqual(Object.keys(defaultProductFeatures));
  expect(changes).toEqual([]);
  const body = { name: 'isMeshAvailable', version: 0, enable: false, details: null } as const;
  const editor = await editorToken();
  expect((await ask('listCmsFeatures', { token: editor })).status).toBe(403);
  expect((await change(body, editor)).status).toBe(403);
  expect((await change(body, await signIn('teacher@example.ru'))).status).toBe(401);
  expect((await ask('changeCmsFeature', { body })).status).toBe(401);
  expect(await versionOf('isMeshAvailable')).toBe(0);
});

test('[FEAT-01] an operator sees the workbooks too', async () => {
  expect((await ask('listCmsWorkbooks', { token: ops })).status).toBe(200);
});

test('[FEAT-01] a change is in effect at once, here and in another process, and in the audit', async () => {
  expect((await seenBySecond()).homeworkContentItems.enable).toBe(false);
  const wanted = { name: 'homeworkContentItems', enable: true, details: null } as const;
  const { body } = await change({ ...wanted, version: 0 });
  expect(body).toMatchObject({ ...wanted, version: 1, changedBy: 'Дымов Роман' });
  expect((await callPlatform('getProductFeatures', {})).homeworkContentItems.enable).toBe(true);
  await soon(async () => (await seenBySecond()).homeworkContentItems.enable);
  const { changes } = await callPlatform('listCmsFeatures', { token: ops });
  expect(changes[0]).toEqual({
    name: 'homeworkContentItems',
    version: 1,
    changedAt: expect.any(String),
    changedBy: 'Дымов Роман',
    from: { enable: false, details: null },
    to: { enable: true, details: null },
  });
});

test('[FEAT-01] a change by hand, and one after a lost connection, arrive as well', async () => {
  const set = (enable: boolean) =>
    database.query(
      `insert into main_api.product_feature (name, enable) values ('studentContest', $1)
       on conflict (name) do update set enable = $1`,
      [enable],
    );
  await set(true);
  await soon(async () => (await seenBySecond()).studentContest.enable);
  // Nobody listens now; what changes meanwhile is read when somebody does again.
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'main-api listener'",
  );
  await set(false);
  await soon(async () => !(await seenBySecond()).studentContest.enable, 15_000);
  await soon(async () => {
    const { rows } = await database.query(
      "select 1 from pg_stat_activity where application_name = 'main-api listener'",
    );
    return rows.length === 2;
  }, 15_000);
  await set(true);
  await soon(async () => (await seenBySecond()).studentContest.enable);
  await set(false);
}, 60_000);

test('[FEAT-01] of operators who change the same at once one is told that another was first', async () => {
  const version = await versionOf('isNewBillingUnavailable');
  const body = { name: 'isNewBillingUnavailable', version, enable: true, details: null } as const;
  const answers = await Promise.all(Array.from({ length: 6 }, () => change(body)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  const { features, changes } = await callPlatform('listCmsFeatures', { token: ops });
  const now = features.find(({ name }) => name === body.name);
  expect(now).toMatchObject({ enable: true, version: version + 1, changedBy: 'Дымов Роман' });
  expect(changes.filter(({ name }) => name === body.name)).toHaveLength(1);
  expect((await change({ ...body, version: version + 7 })).status).toBe(409);
  // Taken away by hand, it can be switched all the same.
  await database.query('delete from main_api.product_feature where name = $1', [body.name]);
  const again = await change({ ...body, version: 0 });
  expect([again.status, again.body.version]).toEqual([200, version + 2]);
  const unseen = { name: 'isMeshAvailable', version: 3, enable: false, details: null } as const;
  expect((await change(unseen)).status).toBe(409);
  expect((await callPlatform('getProductFeatures', {})).isMeshAvailable.enable).toBe(true);
});

test('[FEAT-01] a provider that was taken off is refused, and the SSO offers the others alone', async () => {
  const offered = async () => {
    const { url } = await callPlatform('createLoginState', { body: {} });
    const { body } = await openSso(ssoBrowser(), url);
    return /href="[^"]*\/external\/vk"/.test(body)
      ? 'vk'
      : (/<p[^>]*>Через [^<]*<\/p>/.exec(body) ?? '');
  };
  const begin = (provider: 'vk' | 'mo') => ask('createLoginState', { body: { provider } });
  expect([(await begin('vk')).status, await offered()]).toEqual([200, 'vk']);
  const version = await versionOf('isVcUnavailable');
  const body = { name: 'isVcUnavailable', enable: true, details: null } as const;
  expect((await change({ ...body, version })).status).toBe(200);
  const refused = await begin('vk');
  expect([refused.status, refused.body.code]).toEqual([409, 'provider_unavailable']);
  expect(String(await offered())).toMatch(/Через VK\sID сейчас не\sвойти/);
  expect((await begin('mo')).status).toBe(200);
  await change({ ...body, version: version + 1, details: { providers: ['mo'] } });
  expect([(await begin('vk')).status, (await begin('mo')).status]).toEqual([200, 409]);
  // Editors and operators sign in by password, whatever is taken off.
  expect(await editorToken()).toMatch(/^ey/);
});

describe('single tasks of a step', () => {
  let teacher: string;
  let book: Awaited<ReturnType<typeof twoSteps>>;

  /** Two steps of a workbook, the first with tasks to pick from. */
  async function twoSteps() {
    const { modules, subjectId, grade } = await callPlatform('getWorkbook', {
      params: { workbookId: 'algebra-7' },
    });
    const steps = modules.flatMap(({ lessons }) => lessons.flatMap((one) => one.steps));
    const many = steps.find(({ kinds }) => kinds.length > 1);
    const other = steps.find(({ uuid }) => uuid !== many?.uuid);
    if (!many || !other) throw new Error('No steps');
    const { tasks } = await callPlatform('getStep', { params: { stepUuid: many.uuid } });
    return { subjectId, grade, uuid: many.uuid, other: other.uuid, ids: tasks.map(({ id }) => id) };
  }
  const create = (contentItems?: Record<string, string[]>, idempotencyKey = randomUUID()) => {
    const { subjectId, grade, uuid, other } = book;
    const policy = { feedback: 'everybody' as const };
    const homework = { title: 'Пункты', subjectId, grade, steps: [uuid, other], policy };
    const body = { idempotencyKey, ...homework, ...(contentItems && { contentItems }) };
    return ask('createHomework', { token: teacher, body });
  };
  async function turn(enable: boolean) {
    const version = await versionOf('homeworkContentItems');
    await change({ name: 'homeworkContentItems', version, enable, details: null });
  }

  beforeAll(async () => {
    teacher = await signIn('teacher@example.ru');
    book = await twoSteps();
  });

  test('[FEAT-01] are refused while the feature is off, and a step that is taken whole is not', async () => {
    await turn(false);
    const { status, body } = await create({ [book.uuid]: book.ids.slice(1) });
    expect([status, body.code]).toEqual([409, 'content_items_off']);
    expect((await create()).status).toBe(200);
  });

  test('[FEAT-01] are all that students get, answer and are marked for, also when it is off again', async () => {
    await turn(true);
    const [id = ''] = book.ids.slice(-1);
    const key = randomUUID();
    const { body } = await create({ [book.uuid]: [id] }, key);
    await turn(false);
    expect((await create({ [book.uuid]: [id] }, key)).body).toEqual(body);
    const taskHash = String(body.taskHash);
    const token = await newcomer(taskHash);
    const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
    const params = { attemptCode };
    const shown = await callPlatform('getAttemptStep', {
      token,
      params: { attemptCode, stepNumber: 1 },
    });
    expect(shown.tasks.map((task) => task.id)).toEqual([id]);
    const left = await ask('saveAnswer', {
      token,
      params: { attemptCode, answerId: randomUUID() },
      body: {
        stepNumber: 1,
        taskId: book.ids[0] ?? '',
        sequence: 1,
        value: { kind: 'number', text: '1' },
      },
    });
    expect([left.status, left.body.code]).toEqual([404, 'task_not_in_homework']);
    await answerStep(token, attemptCode, 1);
    const { attempts } = await callPlatform('listAttempts', { token, query: {} });
    expect(attempts[0]?.answeredCount).toBe(1);
    await callPlatform('finishAttempt', { token, params });
    const { steps } = await callPlatform('getAttemptResult', { token, params });
    expect(steps[0]?.tasks.map(({ taskId }) => taskId)).toEqual([id]);
    expect(steps[1]?.tasks.length).toBeGreaterThan(0);
  });

  test('[FEAT-01] all of them are the whole step, in its order', async () => {
    await turn(true);
    const { body } = await create({ [book.uuid]: [...book.ids].reverse() });
    const { rows } = await database.query(
      `select task_ids from main_api.homework_step join main_api.homework h on h.id = homework_id
       where h.task_hash = $1`,
      [body.taskHash],
    );
    expect(rows).toEqual([{ task_ids: null }, { task_ids: null }]);
  });

  test('[FEAT-01] of another step, made up, named twice or none are refused', async () => {
    await turn(true);
    const [id = ''] = book.ids;
    const refused: [unknown, string][] = [
      [{ [book.uuid]: ['nothing'] }, `body.contentItems.${book.uuid}`],
      [{ [book.uuid]: [id, 'constructor'] }, `body.contentItems.${book.uuid}`],
      [{ [book.uuid]: [id, id] }, `body.contentItems.${book.uuid}`],
      [{ [book.uuid]: [] }, `body.contentItems.${book.uuid}`],
      [{ [book.uuid]: Array(101).fill(id) }, `body.contentItems.${book.uuid}`],
      [{ [randomUUID()]: [id] }, 'body.contentItems'],
      [{ x: [id] }, 'body.contentItems.x'],
      [[id], 'body.contentItems'],
    ];
    for (const [items, field] of refused) {
      const { status, body } = await create(items as Record<string, string[]>);
      expect([status, body.field]).toEqual([400, field]);
    }
    // The name of no step, which no schema looks at, says nothing.
    const own = `{"__proto__":["${id}"]}`;
    const { body } = await create(JSON.parse(own) as Record<string, string[]>);
    expect(body.stepCount).toBe(2);
  });
});

test.each([
  ['an unknown feature', { name: 'admin', version: 0, enable: true, details: null }, 'body.name'],
  [
    'a name of every object',
    '{"name":"__proto__","version":0,"enable":true,"details":null}',
    'body.name',
  ],
  [
    'an address that is a script',
    {
      ...{ name: 'studentContest', version: 0, enable: true },
      details: {
        ...{ title: 'Конкурс', text: 'Текст', address: 'javascript:alert(1)' },
        ...{ startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
      },
    },
    'body.details.address',
  ],
  [
    'an address with half a letter',
    {
      ...{ name: 'studentContest', version: 0, enable: true },
      details: {
        ...{ title: 'Конкурс', text: 'Текст', address: '/\ud800' },
        ...{ startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
      },
    },
    'body.details.address',
  ],
  [
    'an unknown provider',
    { name: 'isVcUnavailable', version: 0, enable: true, details: { providers: ['x'] } },
    'body.details.providers.0',
  ],
])('[FEAT-01] %s is refused, and nothing changes', async (_, body, field) => {
  const before = await callPlatform('getProductFeatures', {});
  const refused = await request('PUT', '/api/v1/cms/features', { token: ops, body });
  expect([refused.status, refused.body.field]).toEqual([400, field]);
  expect(await callPlatform('getProductFeatures', {})).toEqual(before);
});
