import { randomUUID } from 'node:crypto';
import { guessAnswer } from '@/platform/tasks/samples';
import { roles } from '@/lib/contract/auth/roles';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import {
  begin,
  beginAs,
  finishAttempt,
  rowsOf,
  tryName,
} from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();

async function remove(studentId: string, token = fixture.teacher) {
  const { status, body } = await ask('removeStudent', { token, params: { studentId } });
  return [status, body.code];
}
const auditOf = async (studentId: string) =>
  (
    await fixture.database.query(
      'select action, actor, before from main_api.audit_entry where subject = $1',
      [`user:${studentId}`],
    )
  ).rows as { action: string; actor: string; before: { attempts: number } }[];

describe('a student without an account whom the teacher removes', () => {
  test('[TRUST-02] is gone from the journal and the counts, with all answers, and written down', async () => {
    const student = await beginAs(fixture.taskHash);
    await finishAttempt(student.token, student.attemptCode);
    const other = await createHomework(fixture.teacher, { steps: 1 });
    await begin(student.token, other.taskHash);
    expect(await remove(student.userId)).toEqual([200, undefined]);
    expect(await rowsOf(fixture.teacher)).toEqual([]);
    const { homework } = await callPlatform('listHomework', { token: fixture.teacher });
    expect(homework.map(({ startedCount }) => startedCount)).toEqual([0, 0]);
    const { rowCount } = await fixture.database.query(
      'select from main_api.attempt where student_id = $1',
      [student.userId],
    );
    expect(rowCount).toBe(0);
    expect(await auditOf(student.userId)).toMatchObject([
      { action: 'student.remove', before: { attempts: 2 } },
    ]);
  });

  test('[TRUST-02] is told so wherever they go on, and begins nothing of this teacher’s', async () => {
    const { token, userId, attemptCode, continueCode } = await beginAs(fixture.taskHash);
    await remove(userId);
    const params = { attemptCode };
    const stepParams = { ...params, stepNumber: 1 };
    const answer = {
      stepNumber: 1,
      taskId: 'x',
      sequence: 1,
      value: { kind: 'number', text: '1' },
    };
    const answers = await Promise.all([
      ask('getAttempt', { token, params }),
      ask('getAttemptStep', { token, params: stepParams }),
      ask('savePosition', { token, params, body: { stepNumber: 1 } }),
      ask('saveAnswer', {
        token,
        params: { ...params, answerId: randomUUID() },
        body: answer as never,
      }),
      ask('finishAttempt', { token, params }),
      ask('getAttemptResult', { token, params }),
      ask('startAttempt', { token, body: { taskHash: fixture.taskHash } }),
      ask('continueByCode', { body: { taskHash: fixture.taskHash, code: continueCode } }),
    ]);
    expect(answers.map(({ status, body }) => `${status} ${String(body.code)}`)).toEqual(
      answers.map(() => '409 name_removed'),
    );
    const next = await createHomework(fixture.teacher, { steps: 1 });
    const started = await ask('startAttempt', { token, body: { taskHash: next.taskHash } });
    expect(started.body.code).toBe('name_removed');
    const start = await callPlatform('getTaskStart', {
      token,
      params: { taskHash: fixture.taskHash },
    });
    expect(start).toMatchObject({ retired: 'removed', attempts: [], newest: null });
    const { retired } = await callPlatform('listAttempts', { token, query: {} });
    expect(retired).toEqual([
      { taskHash: fixture.taskHash, title: 'Проверка', retired: 'removed' },
    ]);
  });

  test('[TRUST-02] loses an answer that is on its way, which is no failure of the server', async () => {
    const { token, userId, attemptCode } = await beginAs(fixture.taskHash);
    const save = await savingOf(token, attemptCode);
    // Its attempt is remembered from here on.
    expect(await save(1)).toBe(200);
    const [removed, ...saved] = await Promise.all([
      remove(userId),
      ...[2, 3, 4, 5, 6].map((sequence) => save(sequence)),
    ]);
    expect(removed).toEqual([200, undefined]);
    for (const outcome of saved) expect(['name_removed', 200]).toContain(outcome);
    expect(await save(7)).toBe('name_removed');
  });

  test('[TRUST-02] does not come back by the same browser, however the name is spelled', async () => {
    const browserId = randomUUID();
    const person = { browserId, name: 'Фёдор', surname: 'Бэтмен' };
    const { userId } = await beginAs(fixture.taskHash, person);
    await remove(userId);
    const next = await createHomework(fixture.teacher, { steps: 1 });
    for (const same of [{}, { name: 'ФЕДОР ' }, { surname: 'бэтмен', className: '6В' }])
      for (const hash of [fixture.taskHash, next.taskHash])
        expect(await tryName(hash, { ...person, ...same })).toEqual([409, 'name_removed']);
    // The real one is welcome, and counts as the second name of the browser.
    await beginAs(fixture.taskHash, { browserId, name: 'Коля' });
    const third = await tryName(fixture.taskHash, { browserId, name: 'Оля' });
    expect(third).toEqual([409, 'browser_names_exhausted']);
    // There are other children of that name, and other teachers.
    expect(await tryName(fixture.taskHash, { ...person, browserId: randomUUID() })).toEqual([
      200,
      undefined,
    ]);
    const another = await createUser(fixture.database, { roles: [roles.teacher] });
    const foreign = await createHomework(another, { steps: 1 });
    expect(await tryName(foreign.taskHash, person)).toEqual([200, undefined]);
  });
});

/** Saves an answer to the first task; what came of it. */
async function savingOf(token: string, attemptCode: string) {
  const params = { attemptCode, stepNumber: 1 };
  const [task] = (await callPlatform('getAttemptStep', { token, params })).tasks;
  if (!task) throw new Error('A step without a task');
  return async (sequence: number) => {
    const { status, body } = await ask('saveAnswer', {
      ...{ token, params: { attemptCode, answerId: randomUUID() } },
      body: { stepNumber: 1, taskId: task.id, sequence, value: guessAnswer(task) },
    });
    return body.code ?? status;
  };
}

describe('a teacher who removes', () => {
  test('[TRUST-02] twice, and in ten tabs at once, does it once', async () => {
    const { userId } = await beginAs(fixture.taskHash);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(userId)));
    expect(answers).toEqual(answers.map(() => [200, undefined]));
    expect(await remove(userId)).toEqual([200, undefined]);
    expect(await auditOf(userId)).toHaveLength(1);
  });

  test('[TRUST-02] a student with an account is refused', async () => {
    const known = await createUser(fixture.database, {
      roles: [roles.student],
      surname: 'Известная',
    });
    await begin(known, fixture.taskHash);
    const [row] = await rowsOf(fixture.teacher);
    expect(await remove(row?.userId ?? '')).toEqual([409, 'student_has_account']);
    expect(await rowsOf(fixture.teacher)).toHaveLength(1);
  });

  test('[TRUST-02] rows of others or of nobody is refused, and touches nothing', async () => {
    const another = await createUser(fixture.database, { roles: [roles.teacher] });
    const { userId, token } = await beginAs(fixture.taskHash);
    expect(await remove(userId, another)).toEqual([404, 'student_not_found']);
    expect(await remove(randomUUID())).toEqual([404, 'student_not_found']);
    expect((await remove(userId, token))[0]).toBe(403);
    for (const wrong of ['x', '%00', '1'.repeat(10_000)])
      expect((await remove(wrong))[0]).toBeGreaterThanOrEqual(400);
    expect(await rowsOf(fixture.teacher)).toHaveLength(1);
  });

  test('[TRUST-02] leaves the work at homework of other teachers', async () => {
    const another = await createUser(fixture.database, { roles: [roles.teacher] });
    const foreign = await createHomework(another, { steps: 1 });
    const { userId, token } = await beginAs(fixture.taskHash);
    const attemptCode = await begin(token, foreign.taskHash);
    await remove(userId);
    expect(await rowsOf(another)).toHaveLength(1);
    const { status } = await ask('getAttempt', { token, params: { attemptCode } });
    expect(status).toBe(200);
  });
});

test('[TRUST-02] all rows without answers go at once, may begin again, and others stay', async () => {
  const removeEmpty = (token = fixture.teacher) => ask('removeEmptyStudents', { token });
  const [empty, answered, finished] = [
    await beginAs(fixture.taskHash),
    await beginAs(fixture.taskHash),
    await beginAs(fixture.taskHash),
  ];
  await answerStep(answered.token, answered.attemptCode, 1);
  const params = { attemptCode: finished.attemptCode };
  await callPlatform('finishAttempt', { token: finished.token, params });
  // Who has answered in another homework is somebody.
  const next = await createHomework(fixture.teacher, { steps: 1 });
  await begin(answered.token, next.taskHash);
  const known = await createUser(fixture.database, { roles: [roles.student] });
  await begin(known, fixture.taskHash);
  const another = await createUser(fixture.database, { roles: [roles.teacher] });
  const foreign = await createHomework(another, { steps: 1 });
  await beginAs(foreign.taskHash);
  expect((await removeEmpty(empty.token)).status).toBe(403);
  expect((await removeEmpty()).body).toEqual({ removed: 1 });
  expect((await removeEmpty()).body).toEqual({ removed: 0 });
  const left = (await rowsOf(fixture.teacher)).map(({ userId }) => userId);
  expect(left).toHaveLength(3);
  expect(left).not.toContain(empty.userId);
  expect(await rowsOf(another)).toHaveLength(1);
  const { attempts } = await callPlatform('listAttempts', { token: answered.token, query: {} });
  expect(attempts).toHaveLength(2);
  await begin(empty.token, fixture.taskHash);
  expect(await rowsOf(fixture.teacher)).toHaveLength(4);
});
