import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import type { BodyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { rowsOf } from '@/tests/support/homework/named-students';
import {
  finishedBy,
  give,
  homeworkWith,
  namedOf,
  reviewOf,
} from '@/tests/support/homework/reviewed';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;
let where: Awaited<ReturnType<typeof homeworkWith>>;
let essay: Awaited<ReturnType<typeof finishedBy>>;

type Review = BodyOf<Endpoints['reviewAnswers']>;
const text = (words: string) => ({ kind: 'extended_text', text: words }) as const;

beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());
beforeEach(async () => {
  teacher = await createUser(database, { roles: [roles.teacher] });
  where = await homeworkWith(teacher, 'literatura-5', 'extended_text');
  essay = await finishedBy('Сочиняева', where, text('Герда прошла долгий путь одна.'));
});

async function judge(part: Partial<Review> = {}, token = teacher) {
  const { stepNumber, taskId } = where;
  const answers = part.answers ?? [await namedOf(teacher, essay.attemptCode)];
  return ask('reviewAnswers', {
    token,
    params: { taskHash: where.taskHash },
    body: { stepNumber, taskId, points: 4, comment: 'Хорошо', ...part, answers },
  });
}

const own = () =>
  callPlatform('getAttempt', { token: essay.token, params: { attemptCode: essay.attemptCode } });

describe('[REV-02] a task that only a teacher can judge', () => {
  test('waits, and the attempt has no mark until it is judged', async () => {
    expect(await own()).toMatchObject({ score: null, grade: null, awaitingCount: 1 });
    expect((await own()).steps.map(({ verdict }) => verdict)).toEqual([null]);
    expect((await rowsOf(teacher))[0]?.marks[0]).toMatchObject({ awaitingCount: 1 });
    expect((await judge()).status).toBe(200);
    expect(await own()).toMatchObject({ score: 80, grade: 5, awaitingCount: 0 });
    expect((await own()).steps.map(({ verdict }) => verdict)).toEqual(['partly']);
    expect((await rowsOf(teacher))[0]?.marks[0]).toMatchObject({ score: 80, awaitingCount: 0 });
  });

  test('the student reads the points and the comment', async () => {
    await judge({ points: 2.5, comment: 'Почему «одна»?', criteria: { deed: 2 } });
    const { steps } = await callPlatform('getAttemptResult', {
      token: essay.token,
      params: { attemptCode: essay.attemptCode },
    });
    expect(steps[0]?.tasks[0]).toMatchObject({
      ...{ points: 5, earned: 2.5, isAwaiting: false },
      remark: { points: 2.5, comment: 'Почему «одна»?', criteria: { deed: 2 }, isStanding: true },
    });
  });

  test('the teacher reads the answer, how long it took and what is asked of it', async () => {
    const review = await reviewOf(teacher, essay.attemptCode);
    expect(review.student).toMatchObject({ surname: 'Сочиняева', hasAccount: false });
    expect(review.tasks[0]).toMatchObject({
      points: 5,
      given: { spentSeconds: 40, isAwaiting: true, version: 0, remark: null },
    });
    expect(review.tasks[0]?.criteria.map(({ points }) => points)).toEqual([2, 2, 1]);
    expect(JSON.stringify(review.tasks[0]?.given.own)).toContain('Герда прошла долгий путь одна.');
  });

  test('many answers are judged at once, all of them or none', async () => {
    const second = await finishedBy('Вторая', where, text('Так.'));
    const both = [
      await namedOf(teacher, essay.attemptCode),
      await namedOf(teacher, second.attemptCode),
    ];
    const spoilt = both.map((one, index) => ({ ...one, version: index }));
    const refused = await judge({ answers: spoilt });
    expect([refused.status, refused.body.code]).toEqual([409, 'review_changed']);
    expect((await reviewOf(teacher, essay.attemptCode)).tasks[0]?.given.remark).toBeNull();
    expect((await judge({ answers: both, points: 5 })).status).toBe(200);
    for (const { attemptCode } of both)
      expect(await reviewOf(teacher, attemptCode)).toMatchObject({ score: 100, awaitingCount: 0 });
  });

  test('sent twice it is one remark; a tab that has not seen it is refused', async () => {
    const answers = [await namedOf(teacher, essay.attemptCode)];
    for (const turn of [1, 2])
      expect([turn, (await judge({ answers })).status]).toEqual([turn, 200]);
    expect((await namedOf(teacher, essay.attemptCode)).version).toBe(1);
    // The points are the same, what they are for is not.
    const other = await judge({ answers, criteria: { deed: 2, reason: 2 } });
    expect([other.status, other.body.code]).toEqual([409, 'review_changed']);
    const late = await judge({ answers, points: 1, comment: 'Из другой вкладки' });
    expect([late.status, late.body.code]).toEqual([409, 'review_changed']);
    expect(await reviewOf(teacher, essay.attemptCode)).toMatchObject({ score: 80 });
    const { rowCount } = await database.query(
      `SELECT 1 FROM main_api.audit_entry WHERE action = 'answer.review' AND subject = $1`,
      [`homework:${where.taskHash}`],
    );
    expect(rowCount).toBe(1);
  });

  test.each([
    ['more points than there are', { points: 6 }],
    ['points below nought', { points: -1 }],
    ['a third of a point', { points: 0.3 }],
    ['a criterion that the task does not have', { criteria: { style: 1 } }],
    ['more than a criterion has', { criteria: { speech: 2 } }],
    ['a comment that is too long', { comment: 'а'.repeat(4_001) }],
    ['no answers', { answers: [] }],
  ])('%s are refused and change nothing', async (_, part) => {
    expect((await judge(part)).status).toBe(400);
    expect((await reviewOf(teacher, essay.attemptCode)).tasks[0]?.given.remark).toBeNull();
  });

  test('work that waits is shown in the journal although a better attempt is there', async () => {
    await judge({ points: 5 });
    const again = await callPlatform('startAttempt', {
      token: essay.token,
      body: { taskHash: where.taskHash },
    });
    await give(essay.token, again.attemptCode, where, text('Второй раз'));
    const params = { attemptCode: again.attemptCode };
    await callPlatform('finishAttempt', { token: essay.token, params });
    expect((await rowsOf(teacher))[0]?.marks[0]).toMatchObject({ ...params, awaitingCount: 1 });
    const { classmates } = await reviewOf(teacher, essay.attemptCode);
    expect(classmates).toMatchObject([params]);
  });

  test('an unfinished attempt is seen, not judged; one without an answer gets no points', async () => {
    const empty = await finishedBy('Пустова', where, null);
    const none = await judge({ answers: [await namedOf(teacher, empty.attemptCode)] });
    expect(none.status).toBe(400);
    const again = await callPlatform('startAttempt', {
      token: empty.token,
      body: { taskHash: where.taskHash },
    });
    await give(empty.token, again.attemptCode, where, text('Начало'));
    const begun = await reviewOf(teacher, again.attemptCode);
    expect(begun).toMatchObject({ finishedAt: null, number: 2 });
    expect(JSON.stringify(begun.tasks[0]?.given.own)).toContain('Начало');
    const early = await judge({ answers: [await namedOf(teacher, again.attemptCode)] });
    expect([early.status, early.body.code]).toEqual([409, 'attempt_not_finished']);
  });

  test('of another teacher and for students there is nothing to see', async () => {
    const other = await createUser(database, { roles: [roles.teacher] });
    const params = { attemptCode: essay.attemptCode };
    expect((await ask('getAttemptReview', { token: other, params })).body.code).toBe(
      'attempt_not_found',
    );
    expect((await ask('getAttemptReview', { token: essay.token, params })).status).toBe(403);
    expect((await judge({}, other)).body.code).toBe('homework_not_found');
    for (const name of ['getHomeworkReview', 'getTaskAnswers'] as const) {
      const { taskHash, stepNumber, taskId } = where;
      const seen = await ask(name, { token: other, params: { taskHash, stepNumber, taskId } });
      expect([name, seen.status]).toEqual([name, 404]);
    }
  });
});

test('[REV-02] comments are kept once each, and forgotten by their owner alone', async () => {
  const keep = (text: string) => callPlatform('keepComment', { token: teacher, body: { text } });
  const first = await keep('Проверь знак');
  expect(await keep('Проверь знак')).toEqual(first);
  const second = await keep('Запиши единицы');
  const list = async (token: string) =>
    (await callPlatform('listKeptComments', { token })).comments;
  expect(await list(teacher)).toEqual([second, first]);
  const other = await createUser(database, { roles: [roles.teacher] });
  await callPlatform('forgetComment', { token: other, params: { commentId: first.id } });
  expect(await list(other)).toEqual([]);
  expect(await list(teacher)).toHaveLength(2);
  await callPlatform('forgetComment', { token: teacher, params: { commentId: first.id } });
  expect(await list(teacher)).toEqual([second]);
  for (const text of ['', ' ', 'а'.repeat(501), 'нуль\u0000'])
    expect((await ask('keepComment', { token: teacher, body: { text } })).status).toBe(400);
});
