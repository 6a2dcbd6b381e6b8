import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { createPhotoHomework } from '@/tests/support/files/uploads';
import { draw, finishedWithPhotos, line, note } from '@/tests/support/homework/drawn';
import { namedOf, reviewOf } from '@/tests/support/homework/reviewed';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let [teacher, taskHash]: [string, string] = ['', ''];
let student: Awaited<ReturnType<typeof finishedWithPhotos>>;

beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());
beforeEach(async () => {
  teacher = await createUser(database, { roles: [roles.teacher] });
  taskHash = await createPhotoHomework(teacher);
  student = await finishedWithPhotos(taskHash);
});

const params = () => ({ attemptCode: student.attemptCode });
const pictures = () => [{ fileUuid: student.files[0] ?? '', marks: [line, note] }];
const seen = async () => {
  const { answerId } = await namedOf(teacher, student.attemptCode);
  return { pictures: pictures(), answerId: answerId ?? '', version: 0 };
};
const codeOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.code];
const judge = async (comment = 'Так', answers?: Awaited<ReturnType<typeof namedOf>>[]) =>
  ask('reviewAnswers', {
    token: teacher,
    params: { taskHash },
    body: {
      ...{ stepNumber: 1, taskId: 't1', points: 1, comment },
      answers: answers ?? [await namedOf(teacher, student.attemptCode)],
    },
  });

describe('[REV-02] [REV-03] a review at an odd time', () => {
  test('of withdrawn homework can be ended: judged and drawn on, not given back', async () => {
    await callPlatform('changeHomework', {
      ...{ token: teacher, params: { taskHash } },
      body: { state: 'withdrawn' },
    });
    expect((await draw(teacher, student.attemptCode, await seen())).status).toBe(200);
    expect((await judge()).status).toBe(200);
    const { version } = await reviewOf(teacher, student.attemptCode);
    const tasks = [{ stepNumber: 1, taskId: 't1', comment: '' }];
    const body = { version, tasks };
    expect(codeOf(await ask('returnAttempt', { token: teacher, params: params(), body }))).toEqual([
      ...[409, 'homework_withdrawn'],
    ]);
    const told = await ask('getAttemptResult', { token: student.token, params: params() });
    expect(told.body.code).toBe('homework_withdrawn');
  });

  test('[TRUST-06] of a teacher who has left stays with the student; nobody goes on with it', async () => {
    const before = await seen();
    await draw(teacher, student.attemptCode, before);
    await callPlatform('eraseAccount', { token: teacher });
    const { steps } = await callPlatform('getAttemptResult', {
      token: student.token,
      params: params(),
    });
    expect(steps[0]?.tasks[0]?.drawing).toEqual(pictures());
    expect((await draw(teacher, student.attemptCode, { ...before, version: 1 })).status).toBe(401);
  });

  test('[TRUST-06] of a student who is erased meanwhile is refused, and nothing of it is left', async () => {
    const before = await seen();
    await draw(teacher, student.attemptCode, before);
    const told = await callPlatform('exportPerson', { token: student.token });
    expect(JSON.stringify(told)).toContain('Проверь угол');
    const named = [await namedOf(teacher, student.attemptCode)];
    await callPlatform('eraseAccount', { token: student.token });
    const { rowCount } = await database.query(
      'SELECT 1 FROM main_api.answer_drawing WHERE pictures @> $1',
      [JSON.stringify([{ fileUuid: student.files[0] }])],
    );
    expect(rowCount).toBe(0);
    expect([404, 409]).toContain((await draw(teacher, student.attemptCode, before)).status);
    expect([400, 404, 409]).toContain((await judge('Так', named)).status);
  });

  test('a comment of 100,000 characters is refused, and what was said before stays', async () => {
    await judge('Хорошо');
    for (const sign of ['a', 'я'])
      expect([400, 413]).toContain((await judge(sign.repeat(100_000))).status);
    const [task] = (await reviewOf(teacher, student.attemptCode)).tasks;
    expect(task?.given.remark).toMatchObject({ comment: 'Хорошо' });
  });
});
