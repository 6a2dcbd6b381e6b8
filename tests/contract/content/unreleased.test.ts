import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { editorToken } from '@/tests/support/people/editors';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

/** Of the shipped workbooks the one that is not released. */
const params = { workbookId: 'fizika-8' };

let database: pg.Pool;
let own: string;
let other: string;
let stepUuid: string;

beforeAll(async () => {
  database = openTestDatabase();
  const teacher = { roles: [roles.teacher] };
  own = await createUser(database, { ...teacher, features: [userFeatures.ourContent] });
  other = await createUser(database, teacher);
  const { modules } = await callPlatform('getWorkbook', { token: own, params });
  stepUuid = modules[0]?.lessons[0]?.steps[0]?.uuid ?? '';
});
afterAll(() => database.end());

const listed = async (token?: string) => {
  const { workbooks } = await callPlatform('listWorkbooks', { token });
  return workbooks.find(({ id }) => id === params.workbookId)?.isUnreleased ?? null;
};
const create = (token: string) => {
  const homework = { title: 'Тепло', subjectId: 6, grade: 8, steps: [stepUuid] };
  return ask('createHomework', { token, body: { idempotencyKey: randomUUID(), ...homework } });
};

test('[FEAT-02] a workbook that is not released is there for users with ourContent alone', async () => {
  expect(await listed(own)).toBe(true);
  const strangers = [undefined, other, 'forged', await editorToken()];
  for (const token of strangers) {
    expect(await listed(token)).toBeNull();
    expect((await ask('getWorkbook', { token, params })).status).toBe(404);
    expect((await ask('getStep', { token, params: { stepUuid } })).status).toBe(404);
  }
  expect((await ask('getStep', { token: own, params: { stepUuid } })).status).toBe(200);
  // Nobody tries it without signing in.
  expect((await ask('getSample', { token: own, params })).status).toBe(404);
});

test('[FEAT-02] homework is made of it by them alone, and done by everybody who has the link', async () => {
  expect((await create(other)).status).toBe(404);
  const { status, body } = await create(own);
  expect(status).toBe(200);
  const taskHash = String(body.taskHash);
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  const step = await callPlatform('getAttemptStep', {
    token,
    params: { attemptCode, stepNumber: 1 },
  });
  expect(step.tasks).not.toHaveLength(0);
});

test('[FEAT-02] what operators take is gone with the next call, whatever the token says', async () => {
  const token = await createUser(database, {
    roles: [roles.teacher],
    features: [userFeatures.ourContent],
    name: 'Недолго',
  });
  expect(await listed(token)).toBe(true);
  await database.query(`update main_api."user" set features = '{}' where name = 'Недолго'`);
  expect(await listed(token)).toBeNull();
  expect((await create(token)).status).toBe(404);
});
