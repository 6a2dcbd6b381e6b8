import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import {
  bindParamsOf,
  boundTeacher,
  eventually,
  waitForDelivery,
  worksAt,
} from '@/tests/support/diary/deliveries';
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

const fifthB = { number: 5, letter: 'Б' };
const idOf = (token: string) => String(decodeJwt(token).userId);

/** A student with an account, of the class that names without one give here. */
async function classmate(schoolClass = fifthB) {
  const token = await createUser(fixture.database, { roles: [roles.student], schoolClass });
  return { token, userId: idOf(token) };
}
/** Puts a classmate into the school of the teacher, where they are known without any work. */
async function intoSchool(...ids: string[]) {
  await fixture.database.query(
    `update main_api.user set school_id = (select id from main_api.school limit 1) where id = any($1)`,
    [[idOf(fixture.teacher), ...ids]],
  );
}
async function merge(studentId: string, intoId: string, token = fixture.teacher) {
  const given = { token, params: { studentId }, body: { intoId } };
  const { status, body } = await ask('mergeStudent', given);
  return [status, body.code];
}
const setScore = (attemptCode: string, score: number) =>
  fixture.database.query('update main_api.attempt set score = $2, grade = 3 where code = $1', [
    attemptCode,
    score,
  ]);
const marksOf = async (userId: string) =>
  (await rowsOf(fixture.teacher)).find((row) => row.userId === userId)?.marks;

describe('work that is moved to another student of the class', () => {
  test('[TRUST-02] counts there when it is the best, and the row is gone', async () => {
    const [named, known] = [await beginAs(fixture.taskHash), await classmate()];
    await finishAttempt(named.token, named.attemptCode);
    await setScore(named.attemptCode, 80);
    const own = await begin(known.token, fixture.taskHash);
    await finishAttempt(known.token, own);
    await setScore(own, 40);
    expect(await merge(named.userId, known.userId)).toEqual([200, undefined]);
    expect((await rowsOf(fixture.teacher)).map(({ userId }) => userId)).toEqual([known.userId]);
    expect(await marksOf(known.userId)).toMatchObject([
      { attemptCode: named.attemptCode, score: 80 },
    ]);
    const { attempts } = await callPlatform('listAttempts', { token: known.token, query: {} });
    const numbers = attempts.map(({ attemptCode, number }) => [attemptCode, number]);
    expect(Object.fromEntries(numbers)).toEqual({ [named.attemptCode]: 1, [own]: 2 });
  });

  test('[TRUST-02] does not count there when the own one is better', async () => {
    const [named, known] = [await beginAs(fixture.taskHash), await classmate()];
    const own = await begin(known.token, fixture.taskHash);
    await finishAttempt(known.token, own);
    await setScore(own, 90);
    await finishAttempt(named.token, named.attemptCode);
    await setScore(named.attemptCode, 10);
    await merge(named.userId, known.userId);
    expect(await marksOf(known.userId)).toMatchObject([{ attemptCode: own, score: 90 }]);
  });

  test('[TRUST-02] that is unfinished goes on there, with its answers', async () => {
    const [named, known] = [await beginAs(fixture.taskHash), await classmate()];
    await intoSchool(known.userId);
    await answerStep(named.token, named.attemptCode, 1);
    expect(await merge(named.userId, known.userId)).toEqual([200, undefined]);
    expect(await begin(known.token, fixture.taskHash)).toBe(named.attemptCode);
    const finished = await callPlatform('finishAttempt', {
      token: known.token,
      params: { attemptCode: named.attemptCode },
    });
    expect(finished.answeredCount).toBe(1);
  });

  test('[TRUST-02] of two unfinished the own one stays when as much is answered in it', async () => {
    const [named, known] = [await beginAs(fixture.taskHash), await classmate()];
    const own = await begin(known.token, fixture.taskHash);
    await answerStep(known.token, own, 1);
    await answerStep(named.token, named.attemptCode, 1);
    await merge(named.userId, known.userId);
    expect(await begin(known.token, fixture.taskHash)).toBe(own);
    const { attempts } = await callPlatform('listAttempts', { token: known.token, query: {} });
    expect(attempts).toHaveLength(1);
  });

  test('[TRUST-02] of two unfinished the one with more answers stays', async () => {
    ({ taskHash: fixture.taskHash } = await createHomework(fixture.teacher, { steps: 2 }));
    const [named, known] = [await beginAs(fixture.taskHash), await classmate()];
    const own = await begin(known.token, fixture.taskHash);
    await answerStep(known.token, own, 1);
    for (const step of [1, 2]) await answerStep(named.token, named.attemptCode, step);
    expect(await merge(named.userId, known.userId)).toEqual([200, undefined]);
    expect(await begin(known.token, fixture.taskHash)).toBe(named.attemptCode);
  });

  test('[TRUST-02] is no longer that of the name, which is told so and begins nothing', async () => {
    const browserId = randomUUID();
    const person = { browserId, surname: 'Перенос' };
    const [named, known] = [await beginAs(fixture.taskHash, person), await classmate()];
    await intoSchool(known.userId);
    const params = { attemptCode: named.attemptCode };
    await answerStep(named.token, named.attemptCode, 1);
    await merge(named.userId, known.userId);
    const { token } = named;
    const answers = await Promise.all([
      ask('getAttempt', { token, params }),
      ask('finishAttempt', { token, params }),
      ask('startAttempt', { token, body: { taskHash: fixture.taskHash } }),
      ask('continueByCode', { body: { taskHash: fixture.taskHash, code: named.continueCode } }),
      // What was begun to be saved before is refused at the row itself.
      answerStep(token, named.attemptCode, 1).then(
        () => ({ body: { code: 'saved' } }),
        (error: Error) => ({ body: { code: /name_merged/.exec(error.message)?.[0] } }),
      ),
    ]);
    expect(answers.map(({ body: { code } }) => code)).toEqual(answers.map(() => 'name_merged'));
    expect(await tryName(fixture.taskHash, person)).toEqual([409, 'name_merged']);
    const start = await callPlatform('getTaskStart', {
      token,
      params: { taskHash: fixture.taskHash },
    });
    expect(start.retired).toBe('merged');
  });

  test('[TRUST-02] [DIARY-05] has its mark brought to the diary of who has it now', async () => {
    const { token, school, place } = await boundTeacher(fixture.database);
    fixture.teacher = token;
    ({ taskHash: fixture.taskHash } = await createHomework(fixture.teacher, { steps: 1 }));
    const known = await classmate();
    await callPlatform('bindDiary', {
      token: known.token,
      body: await bindParamsOf(school.studentId),
    });
    await intoSchool(known.userId);
    const body = { places: [place], markMode: 'grade' as const };
    await callPlatform('sendToDiary', { token, params: { taskHash: fixture.taskHash }, body });
    await waitForDelivery(token, fixture.taskHash, 'delivered');
    const named = await beginAs(fixture.taskHash);
    await finishAttempt(named.token, named.attemptCode);
    await setScore(named.attemptCode, 60);
    expect(await merge(named.userId, known.userId)).toEqual([200, undefined]);
    await eventually(async () => {
      const [work] = await worksAt(place.lessonId);
      expect(work?.marks.map(({ value }) => value)).toEqual(['3']);
    });
    const { deliveries } = await callPlatform('listDeliveries', {
      token,
      params: { taskHash: fixture.taskHash },
    });
    expect(deliveries.map(({ marks }) => marks)).toMatchObject([{ delivered: 1 }]);
  });
});

describe('a teacher who moves work', () => {
  test('[TRUST-02] is offered the class: those in the journal and those of the school', async () => {
    const named = await beginAs(fixture.taskHash, { surname: 'Яя' });
    const twin = await beginAs(fixture.taskHash, { surname: 'Яя' });
    const [begun, ofSchool, elsewhere] = [
      await classmate(),
      await classmate(),
      await classmate({ number: 6, letter: 'Б' }),
    ];
    const stranger = await classmate();
    await begin(begun.token, fixture.taskHash);
    await begin(elsewhere.token, fixture.taskHash);
    await intoSchool(ofSchool.userId, elsewhere.userId);
    const { students } = await callPlatform('listMergeTargets', {
      token: fixture.teacher,
      params: { studentId: named.userId },
    });
    const offered = students.map(({ userId, hasAccount }) => [userId, hasAccount]);
    expect(offered.filter(([, hasAccount]) => !hasAccount)).toEqual([[twin.userId, false]]);
    const ids = offered.map(([userId]) => userId);
    expect(ids).toEqual(expect.arrayContaining([begun.userId, ofSchool.userId]));
    for (const other of [named, elsewhere, stranger]) expect(ids).not.toContain(other.userId);
    expect(await merge(twin.userId, named.userId)).toEqual([200, undefined]);
  });

  test('[TRUST-02] to who is not of the class, or of nobody’s, is refused, and nothing moves', async () => {
    const named = await beginAs(fixture.taskHash);
    const elsewhere = await classmate({ number: 6, letter: 'Б' });
    await begin(elsewhere.token, fixture.taskHash);
    const stranger = await classmate();
    const another = await createUser(fixture.database, { roles: [roles.teacher] });
    const targets = [
      elsewhere.userId,
      stranger.userId,
      idOf(fixture.teacher),
      named.userId,
      randomUUID(),
    ];
    for (const target of targets)
      expect(await merge(named.userId, target)).toEqual([404, 'student_not_found']);
    const known = await classmate();
    await begin(known.token, fixture.taskHash);
    expect(await merge(known.userId, named.userId)).toEqual([409, 'student_has_account']);
    expect(await merge(named.userId, known.userId, another)).toEqual([404, 'student_not_found']);
    expect(await merge(randomUUID(), known.userId)).toEqual([404, 'student_not_found']);
    expect((await merge(named.userId, known.userId, known.token))[0]).toBe(403);
    for (const wrong of ['', 'x', '\0', 'ж'.repeat(10_000)])
      expect((await merge(named.userId, wrong))[0]).toBe(400);
    const offered = await ask('listMergeTargets', {
      token: another,
      params: { studentId: named.userId },
    });
    expect(offered.body.code).toBe('student_not_found');
    expect(await rowsOf(fixture.teacher)).toHaveLength(3);
  });

  test('[TRUST-02] twice does it once; to another one later is refused', async () => {
    const named = await beginAs(fixture.taskHash);
    const [known, other] = [await classmate(), await classmate()];
    await intoSchool(known.userId, other.userId);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => merge(named.userId, known.userId)),
    );
    expect(answers).toEqual(answers.map(() => [200, undefined]));
    expect(await merge(named.userId, other.userId)).toEqual([404, 'student_not_found']);
    const { rows } = await fixture.database.query(
      'select after from main_api.audit_entry where subject = $1',
      [`user:${named.userId}`],
    );
    expect(rows).toEqual([{ after: { into: `user:${known.userId}`, dropped: 0 } }]);
  });

  test('[TRUST-02] in two tabs both ways, or removes meanwhile, ends with one of them done', async () => {
    const [first, second] = [await beginAs(fixture.taskHash), await beginAs(fixture.taskHash)];
    const ways = await Promise.all([
      merge(first.userId, second.userId),
      merge(second.userId, first.userId),
    ]);
    expect(ways.map(([status]) => status).sort()).toEqual([200, 404]);
    const [left] = await rowsOf(fixture.teacher);
    const { attempts } = await callPlatform('listAttempts', {
      token: left?.userId === first.userId ? first.token : second.token,
      query: {},
    });
    // Two that were begun and not answered are one.
    expect(attempts).toHaveLength(1);
    const known = await classmate();
    await intoSchool(known.userId);
    const studentId = left?.userId ?? '';
    const [merged, removed] = await Promise.all([
      merge(studentId, known.userId),
      ask('removeStudent', { token: fixture.teacher, params: { studentId } }),
    ]);
    expect([merged[0], removed.status].sort()).toEqual([200, 404]);
    expect(await rowsOf(fixture.teacher)).toHaveLength(merged[0] === 200 ? 1 : 0);
  });

  test('[TRUST-02] while students finish and begin loses none of what was finished', async () => {
    const [named, known] = [await beginAs(fixture.taskHash), await classmate()];
    await intoSchool(known.userId);
    const own = await begin(known.token, fixture.taskHash);
    const params = { attemptCode: named.attemptCode };
    const outcomes = await Promise.all([
      merge(named.userId, known.userId).then(([status]) => status),
      ask('finishAttempt', { token: named.token, params }).then(({ status }) => status),
      ask('startAttempt', { token: named.token, body: { taskHash: fixture.taskHash } }).then(
        ({ status }) => status,
      ),
      ask('finishAttempt', { token: known.token, params: { attemptCode: own } }).then(
        ({ status }) => status,
      ),
    ]);
    expect(outcomes.filter((status) => Number(status) >= 500)).toEqual([]);
    expect((await rowsOf(fixture.teacher)).map(({ userId }) => userId)).toEqual([known.userId]);
  });
});
