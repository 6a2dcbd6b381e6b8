import { randomUUID } from 'node:crypto';
import { guessAnswer } from '@/platform/tasks/samples';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { answerStep, createHomework, stepsOf } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;

beforeAll(async () => {
  database = openTestDatabase();
  // Of these tests alone: their list and their journal are looked at.
  teacher = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());

describe('creating a homework', () => {
  test('[HW-01] a teacher creates a homework and gets a code that can be read aloud', async () => {
    const homework = await createHomework(teacher);
    expect(homework.taskHash).toMatch(/^([bdfghkmnprstvz][aeiou]){8}$/);
    const { homework: listed } = await callPlatform('listHomework', { token: teacher });
    expect(listed[0]).toMatchObject({ taskHash: homework.taskHash, startedCount: 0 });
  });

  test('[HW-01] the same request sent ten times at once creates one homework', async () => {
    const steps = await stepsOf('fizika-7');
    const body = {
      idempotencyKey: randomUUID(),
      title: 'Один раз',
      subjectId: 6,
      grade: 7,
      steps: steps.slice(0, 2),
    };
    const created = await Promise.all(
      Array.from({ length: 10 }, () => callPlatform('createHomework', { token: teacher, body })),
    );
    expect(new Set(created.map(({ taskHash }) => taskHash)).size).toBe(1);
    const { homework } = await callPlatform('listHomework', { token: teacher });
    expect(homework.filter(({ title }) => title === 'Один раз')).toHaveLength(1);
  });

  test('a student cannot create a homework', async () => {
    const student = await signIn('student@example.ru');
    const { status, body } = await ask('createHomework', {
      token: student,
      body: {
        idempotencyKey: randomUUID(),
        title: 'x',
        subjectId: 1,
        grade: 5,
        steps: [randomUUID()],
      },
    });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  test.each([
    ['a step that does not exist', { steps: [randomUUID()] }, 404],
    ['no steps', { steps: [] }, 400],
    ['an empty title', { title: '  ' }, 400],
    ['a title without end', { title: 'я'.repeat(10_000) }, 400],
    ['an unknown subject', { subjectId: 8 }, 400],
    ['a field of its own', { score: 100 }, 400],
  ])('%s is refused and nothing is stored', async (_, wrong, expected) => {
    const before = await callPlatform('listHomework', { token: teacher });
    const [step] = await stepsOf('matematika-5');
    const body = {
      idempotencyKey: randomUUID(),
      title: 'x',
      subjectId: 1,
      grade: 5,
      steps: [step ?? ''],
      ...wrong,
    };
    const { status } = await ask('createHomework', { token: teacher, body });
    expect(status).toBe(expected);
    const after = await callPlatform('listHomework', { token: teacher });
    expect(after.homework).toHaveLength(before.homework.length);
  });
});

describe('the same request', () => {
  const bodyOf = async () => ({
    idempotencyKey: randomUUID(),
    title: 'Первое',
    subjectId: 6,
    grade: 7,
    steps: (await stepsOf('fizika-7')).slice(0, 2),
  });
  const create = (body: Awaited<ReturnType<typeof bodyOf>>) =>
    ask('createHomework', { token: teacher, body });

  test('[HW-01] sent again after the homework was renamed is still the same homework', async () => {
    const body = await bodyOf();
    const first = await create(body);
    const taskHash = String(first.body.taskHash);
    await callPlatform('changeHomework', {
      ...{ token: teacher, params: { taskHash }, body: { title: 'Новое имя' } },
    });
    expect((await create(body)).body).toMatchObject({ taskHash, title: 'Новое имя' });
  });

  test('[HW-01] with another title, other steps or another policy is a conflict', async () => {
    const body = await bodyOf();
    expect((await create(body)).status).toBe(200);
    const policy = { dueAt: null, attempts: 1, feedback: 'never' as const };
    const others = [{ title: 'Второе' }, { steps: body.steps.slice(1) }, { policy }];
    for (const other of others) {
      const refused = await create({ ...body, ...other });
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    }
    const { homework } = await callPlatform('listHomework', { token: teacher });
    expect(homework.filter(({ title }) => title === 'Второе')).toEqual([]);
  });

  test('[HW-01] of another teacher creates a homework of their own', async () => {
    const body = await bodyOf();
    const first = await create(body);
    const token = await createUser(database, { roles: [roles.teacher] });
    const second = await ask('createHomework', { token, body: { ...body, title: 'Второе' } });
    expect(second.status).toBe(200);
    expect(second.body.taskHash).not.toBe(first.body.taskHash);
  });
});

describe('a homework that cannot be', () => {
  const create = async (change: object, token = teacher) => {
    const steps = (await stepsOf('matematika-5')).slice(0, 2);
    const body = {
      idempotencyKey: randomUUID(),
      title: 'x',
      subjectId: 1,
      grade: 5,
      steps,
      ...change,
    };
    const { status, body: reply } = await ask('createHomework', { token, body });
    return [status, reply.field ?? reply.code];
  };
  const due = (dueAt: string) => ({ policy: { dueAt, attempts: 2, feedback: 'never' as const } });

  test('[HW-01] has the subject and grade of its steps', async () => {
    expect(await create({ subjectId: 6 })).toEqual([400, 'body.subjectId']);
    expect(await create({ grade: 6 })).toEqual([400, 'body.grade']);
    const [physics = ''] = await stepsOf('fizika-7');
    const [maths = ''] = await stepsOf('matematika-5');
    expect(await create({ steps: [maths, physics] })).toEqual([400, 'body.subjectId']);
  });

  test.each(['2020-01-01T00:00:00Z', new Date(Date.now() - 1_000).toISOString()])(
    '[HW-01] is due in the past: %s',
    async (dueAt) => {
      expect(await create(due(dueAt))).toEqual([400, 'body.policy.dueAt']);
    },
  );

  test('[HW-01] that is due later is created', async () => {
    const [status] = await create(due(new Date(Date.now() + 60_000).toISOString()));
    expect(status).toBe(200);
  });

  test('[AUTH-17] is that of a teacher who is not registered', async () => {
    const token = await createUser(database, { roles: [roles.teacher], status: 'new' });
    expect(await create({}, token)).toEqual([403, 'forbidden']);
    await callPlatform('saveTeaching', { token, body: { subject: 1, grade: 5 } });
    expect((await create({}, token))[0]).toBe(200);
  });
});

describe('doing a homework', () => {
  test('[HW-02] an attempt goes on at the step where it was, with the answers given', async () => {
    const { taskHash } = await createHomework(teacher);
    const student = await newcomer(taskHash);
    const begun = await callPlatform('startAttempt', { token: student, body: { taskHash } });
    expect(begun.currentStep).toBe(1);
    await answerStep(student, begun.attemptCode, 2);
    const again = await callPlatform('startAttempt', { token: student, body: { taskHash } });
    expect(again).toEqual({ attemptCode: begun.attemptCode, currentStep: 2 });
    const step = await callPlatform('getAttemptStep', {
      token: student,
      params: { attemptCode: begun.attemptCode, stepNumber: 2 },
    });
    expect(step.answers).toHaveLength(step.tasks.length);
  });

  test('[HW-02] «start» pressed ten times at once begins one attempt', async () => {
    const { taskHash } = await createHomework(teacher);
    const student = await newcomer(taskHash);
    const begun = await Promise.all(
      Array.from({ length: 10 }, () =>
        callPlatform('startAttempt', { token: student, body: { taskHash } }),
      ),
    );
    expect(new Set(begun.map(({ attemptCode }) => attemptCode)).size).toBe(1);
  });

  test('[HW-05] finishing returns a score and a grade, repeating it the same', async () => {
    const { taskHash } = await createHomework(teacher, { feedback: 'everybody' });
    const student = await newcomer(taskHash);
    const { attemptCode } = await callPlatform('startAttempt', {
      token: student,
      body: { taskHash },
    });
    for (const number of [1, 2, 3]) await answerStep(student, attemptCode, number);
    const first = await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
    const again = await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
    expect(first.score).not.toBeNull();
    expect(first.grade).toBe(Math.min(5, Math.floor((first.score ?? 0) / 20) + 1));
    expect(again).toEqual(first);
    expect(first.steps.every(({ verdict }) => verdict !== null)).toBe(true);
  });

  test('[HW-08] the free version has two attempts, the third is refused', async () => {
    const { taskHash } = await createHomework(teacher, { steps: 1 });
    const student = await newcomer(taskHash);
    for (const left of [1, 0]) {
      const { attemptCode } = await callPlatform('startAttempt', {
        token: student,
        body: { taskHash },
      });
      const ended = await callPlatform('finishAttempt', {
        token: student,
        params: { attemptCode },
      });
      expect(ended.attemptsLeft).toBe(left);
    }
    const { status, body } = await ask('startAttempt', { token: student, body: { taskHash } });
    expect([status, body.code]).toEqual([409, 'attempts_exhausted']);
  });

  test('[HW-06] the journal shows the mark in the class of the student', async () => {
    const { taskHash, title } = await createHomework(teacher, { title: 'Для журнала', steps: 1 });
    const student = await newcomer(taskHash, '6в');
    const { userId } = decodeJwt(student);
    const { attemptCode } = await callPlatform('startAttempt', {
      token: student,
      body: { taskHash },
    });
    const journal = () => callPlatform('getJournal', { token: teacher });
    const ofClass = async () =>
      (await journal()).classes.find((c) => c.classNumber === 6 && c.classLetter === 'В');
    const marksIn = (found: Awaited<ReturnType<typeof ofClass>>) =>
      found?.students.find((one) => one.userId === userId)?.marks;
    expect(marksIn(await ofClass())?.[0]).toMatchObject({ score: null, answeredCount: 0 });
    await answerStep(student, attemptCode, 1);
    const { score, grade } = await callPlatform('finishAttempt', {
      token: student,
      params: { attemptCode },
    });
    const after = await ofClass();
    expect(after?.homework.map((one) => one.title)).toContain(title);
    expect(marksIn(after)?.[0]).toMatchObject({ taskHash, score, grade });
  });

  test('[ROUTE-15] a closed homework takes no new attempts, one begun before can be finished', async () => {
    const { taskHash } = await createHomework(teacher, { steps: 1 });
    const [begun, late] = [await newcomer(taskHash), await newcomer(taskHash)];
    const { attemptCode } = await callPlatform('startAttempt', {
      token: begun,
      body: { taskHash },
    });
    await callPlatform('changeHomework', {
      token: teacher,
      params: { taskHash },
      body: { state: 'closed' },
    });
    const refused = await ask('startAttempt', { token: late, body: { taskHash } });
    expect([refused.status, refused.body.code]).toEqual([409, 'homework_closed']);
    await answerStep(begun, attemptCode, 1);
    await callPlatform('finishAttempt', { token: begun, params: { attemptCode } });
    expect(await callPlatform('getTaskPreview', { params: { taskHash } })).toMatchObject({
      state: 'closed',
    });
  });

  test('[ROUTE-15] a withdrawn homework is gone for its students', async () => {
    const { taskHash } = await createHomework(teacher, { steps: 1 });
    const student = await newcomer(taskHash);
    const { attemptCode } = await callPlatform('startAttempt', {
      token: student,
      body: { taskHash },
    });
    await callPlatform('changeHomework', {
      token: teacher,
      params: { taskHash },
      body: { state: 'withdrawn' },
    });
    const { status, body } = await ask('getAttempt', { token: student, params: { attemptCode } });
    expect([status, body.code]).toEqual([409, 'homework_withdrawn']);
  });

  test('another teacher can neither see nor change a homework', async () => {
    const { taskHash } = await createHomework(teacher);
    const other = await createUser(database, { roles: [roles.teacher] });
    const changed = await ask('changeHomework', {
      token: other,
      params: { taskHash },
      body: { state: 'closed' },
    });
    expect(changed.body.code).toBe('homework_not_found');
    const { homework } = await callPlatform('listHomework', { token: other });
    expect(homework.map((one) => one.taskHash)).not.toContain(taskHash);
  });

  test('[HW-03] nothing that a student gets before the end holds an answer key', async () => {
    const { taskHash } = await createHomework(teacher, { steps: 12 });
    const student = await newcomer(taskHash);
    const { attemptCode } = await callPlatform('startAttempt', {
      token: student,
      body: { taskHash },
    });
    for (let stepNumber = 1; stepNumber <= 12; stepNumber++) {
      const { body } = await ask('getAttemptStep', {
        token: student,
        params: { attemptCode, stepNumber },
      });
      expect(JSON.stringify(body)).not.toMatch(
        /"(key|answer_key|explanation|tolerance|share|correct)"/i,
      );
    }
    const attempt = await callPlatform('getAttempt', { token: student, params: { attemptCode } });
    expect(attempt.steps.every(({ verdict }) => verdict === null)).toBe(true);
  });

  test('[HW-03] options have other ids and may have another order in every attempt', async () => {
    const { taskHash } = await createHomework(teacher, { steps: 12 });
    const seen: string[] = [];
    for (const student of [await newcomer(taskHash), await newcomer(taskHash)]) {
      const { attemptCode } = await callPlatform('startAttempt', {
        token: student,
        body: { taskHash },
      });
      for (let stepNumber = 1; stepNumber <= 12; stepNumber++) {
        const { tasks } = await callPlatform('getAttemptStep', {
          token: student,
          params: { attemptCode, stepNumber },
        });
        for (const task of tasks)
          if (task.kind === 'single_choice') seen.push(...task.options.map(({ id }) => id));
      }
    }
    expect(seen.length).toBeGreaterThan(4);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('the answer of somebody in a hurry has the shape of its task', async () => {
    for (const uuid of await stepsOf('anglijskij-yazyk-5')) {
      const { tasks } = await callPlatform('getStep', { params: { stepUuid: uuid } });
      for (const task of tasks) expect(guessAnswer(task).kind).toBe(task.kind);
    }
  });
});
