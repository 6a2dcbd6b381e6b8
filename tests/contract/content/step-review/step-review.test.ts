import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import type { RemarkKind } from '@/lib/contract/step-review/step-review';
import { quotas } from '@/platform/main-api/calls/quotas';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { stepsOf } from '@/tests/support/homework/homework';
import { APPROVER_ID, SELECTED_ID } from '@/tests/support/guards/matrix-visitors';
import { editorToken } from '@/tests/support/people/editors';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const workbookId = 'matematika-5';
/** Of the shipped workbooks the one that is not released. */
const unreleased = 'fizika-8';

let database: pg.Pool;
let approver: string;
let suggester: string;
let other: string;
let stepUuid: string;
let steps: string[];

const teacher = { roles: [roles.teacher] };
beforeAll(async () => {
  database = openTestDatabase();
  approver = await createUser(database, { ...teacher, id: APPROVER_ID, name: 'Ольга' });
  const features = [userFeatures.stepSuggestions];
  suggester = await createUser(database, { roles: [roles.student], features, name: 'Егор' });
  other = await createUser(database, teacher);
  steps = await stepsOf(workbookId);
});
afterAll(() => database.end());
/** Each test has a step of its own. */
beforeEach(() => {
  stepUuid = steps.pop() ?? '';
});

const read = (token: string) => callPlatform('getStepReview', { token, params: { stepUuid } });
const approve = (token: string, revision = 1) =>
  ask('approveStep', { token, params: { stepUuid }, body: { revision } });
type Remark = { kind?: RemarkKind; text?: string; revision?: number; idempotencyKey?: string };
const remark = (token: string, given: Remark = {}) => {
  const { kind = 'comment', text = 'Опечатка в условии', revision = 1 } = given;
  const { idempotencyKey = randomUUID() } = given;
  const body = { idempotencyKey, kind, text, revision };
  return ask('remarkStep', { token, params: { stepUuid }, body });
};

test('[HW-12] a step approver approves a revision, once however often it is sent', async () => {
  expect(await read(approver)).toMatchObject({ mayApprove: true, isApproved: false, entries: [] });
  const answers = await Promise.all([approve(approver), approve(approver), approve(approver)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const review = await read(approver);
  expect(review).toMatchObject({ revision: 1, isApproved: true });
  expect(review.entries).toEqual([
    { kind: 'approval', text: '', by: 'Ольга Пробная', revision: 1, createdAt: expect.any(String) },
  ]);
});

test('[HW-12] who has not looked at the newest revision does not approve it', async () => {
  await approve(approver);
  await database.query(
    `insert into main_api.step_revision (uuid, revision, title, tasks, content_hash)
     select uuid, 2, title, tasks, 'x' from main_api.step_revision where uuid = $1`,
    [stepUuid],
  );
  await database.query(
    `insert into main_api.answer_key (step_uuid, revision, task_id, key, explanation)
     select step_uuid, 2, task_id, key, explanation from main_api.answer_key where step_uuid = $1`,
    [stepUuid],
  );
  const deadline = Date.now() + 15_000;
  while ((await read(approver)).revision === 1 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 500));
  // What was approved was the revision before.
  expect(await read(approver)).toMatchObject({ revision: 2, isApproved: false });
  expect((await approve(approver)).body.code).toBe('conflict');
  expect((await approve(approver, 2)).status).toBe(200);
  expect((await read(approver)).entries.map(({ revision }) => revision)).toEqual([2, 1]);
  // A remark is of what was seen, and says so.
  expect((await remark(approver, { revision: 1 })).status).toBe(200);
  expect((await remark(approver, { revision: 3 })).body.code).toBe('invalid_request');
});

test('[HW-12] a step approver comments, and who has smStepSuggestions suggests corrections', async () => {
  expect(await read(suggester)).toMatchObject({ mayApprove: false, maySuggest: true });
  expect((await remark(approver, { text: '  Неясно, что дано  ' })).status).toBe(200);
  expect((await remark(suggester, { kind: 'suggestion' })).status).toBe(200);
  const all = (await read(approver)).entries;
  expect(all.map(({ kind, text, by }) => [kind, text, by])).toEqual([
    ['suggestion', 'Опечатка в условии', 'Егор Пробная'],
    ['comment', 'Неясно, что дано', 'Ольга Пробная'],
  ]);
  // Of the others one sees nothing.
  expect((await read(suggester)).entries.map(({ kind }) => kind)).toEqual(['suggestion']);
});

test('[HW-12] others approve, comment and suggest nothing, and read nothing', async () => {
  await remark(approver);
  for (const token of [other, suggester]) expect((await approve(token)).status).toBe(403);
  expect((await remark(suggester)).status).toBe(403);
  expect((await remark(other)).status).toBe(403);
  expect((await remark(other, { kind: 'suggestion' })).status).toBe(403);
  expect((await remark(approver, { kind: 'suggestion' })).status).toBe(403);
  expect(await read(other)).toMatchObject({ mayApprove: false, maySuggest: false, entries: [] });
  expect((await ask('getStepReview', { params: { stepUuid } })).status).toBe(401);
});

test('[HW-12] [NET-04] a remark that is sent again is kept once, and its key is of one content', async () => {
  const idempotencyKey = randomUUID();
  for (const _ of 'ab') expect((await remark(approver, { idempotencyKey })).status).toBe(200);
  expect((await read(approver)).entries).toHaveLength(1);
  const changed = await remark(approver, { idempotencyKey, text: 'Другое' });
  expect(changed.body.code).toBe('conflict');
});

test.each([
  ['nothing', ''],
  ['spaces', ' \n\t '],
  ['2,001 characters', 'ы'.repeat(2_001)],
  ['what no database takes', 'a\0b'],
])('[HW-12] a remark of %s is refused', async (_, text) => {
  expect((await remark(approver, { text })).status).toBe(400);
});

test('[HW-12] of a step that is not there nothing is said', async () => {
  stepUuid = randomUUID();
  for (const answer of [await approve(approver), await remark(approver)])
    expect(answer.body.code).toBe('not_found');
});

test('[AUTH-18] what is not released is looked at by approvers, the commission and who works with it', async () => {
  const people = {
    approver,
    selected: await createUser(database, { ...teacher, id: SELECTED_ID }),
    own: await createUser(database, { ...teacher, features: [userFeatures.ourContent] }),
    commission: await createUser(database, { ...teacher, features: [userFeatures.commission] }),
    tsok: await createUser(database, { ...teacher, providerType: 'tsok' }),
  };
  const params = { workbookId: unreleased };
  const { modules } = await callPlatform('getWorkbook', { token: people.own, params });
  stepUuid = modules[0]?.lessons[0]?.steps[0]?.uuid ?? '';
  const works: Record<string, boolean> = {};
  for (const [name, token] of Object.entries(people)) {
    expect((await ask('getWorkbook', { token, params })).status).toBe(200);
    expect((await ask('getStep', { token, params: { stepUuid } })).status).toBe(200);
    expect((await ask('getStepReview', { token, params: { stepUuid } })).status).toBe(200);
    const { workbooks } = await callPlatform('listWorkbooks', { token });
    works[name] = workbooks.some(({ id }) => id === unreleased);
  }
  // Homework is made of it by the second and the third alone.
  expect(works).toEqual({
    ...{ approver: false, selected: true, own: true, commission: false, tsok: false },
  });
  for (const token of [other, suggester]) {
    expect((await ask('getStep', { token, params: { stepUuid } })).status).toBe(404);
    expect((await ask('getStepReview', { token, params: { stepUuid } })).status).toBe(404);
    expect((await remark(token, { kind: 'suggestion' })).status).toBe(404);
  }
});

test('[HW-12] editors see what was said of the steps of a workbook, the newest first', async () => {
  await approve(approver);
  await remark(suggester, { kind: 'suggestion' });
  const token = await editorToken();
  const params = { workbookId };
  const { entries } = await callPlatform('listCmsStepReviews', { token, params });
  const own = entries.filter((entry) => entry.stepUuid === stepUuid);
  expect(own.map(({ kind, by, isOutdated }) => [kind, by, isOutdated])).toEqual([
    ['suggestion', 'Егор Пробная', false],
    ['approval', 'Ольга Пробная', false],
  ]);
  expect(own[0]?.stepTitle).not.toBe('');
  expect((await ask('listCmsStepReviews', { token: approver, params })).status).toBe(401);
  const unknown = { workbookId: 'nothing-5' };
  expect((await ask('listCmsStepReviews', { token, params: unknown })).status).toBe(404);
});

test('[TRUST-08] one says so much a day and no more', async () => {
  const features = [userFeatures.stepSuggestions];
  const token = await createUser(database, { ...teacher, features });
  const { userId } = await callPlatform('getUserConfig', { token });
  await database.query(
    `insert into main_api.step_review (step_uuid, revision, user_id, kind)
     select $2::uuid, 1, $1::uuid, 'suggestion' from generate_series(1, $3::int)`,
    [userId, stepUuid, quotas.stepReview.most],
  );
  expect((await remark(token, { kind: 'suggestion' })).body.code).toBe('rate_limited');
});

test('[TRUST-06] what somebody said goes with them', async () => {
  const features = [userFeatures.stepSuggestions];
  const token = await createUser(database, { ...teacher, features });
  await remark(token, { kind: 'suggestion' });
  await callPlatform('eraseAccount', { token });
  expect((await read(approver)).entries).toEqual([]);
});
