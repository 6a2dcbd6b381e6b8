import { randomUUID } from 'node:crypto';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { holdRows } from '@/tests/support/homework/hold-rows';
import { beginAs, rowsOf } from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask } from '@/tests/support/http/call-platform';

const fixture = ownHomework();
const codeOf = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('what happens to the same work at the same moment', () => {
  test('[TRUST-02] [TRUST-06] whose work is moved is erased meanwhile, and neither fails', async () => {
    const [named, twin] = [await beginAs(fixture.taskHash), await beginAs(fixture.taskHash)];
    const erasing = await holdRows();
    await erasing.query('select from main_api."user" where id = $1 for update', [named.userId]);
    const merged = codeOf(
      ask('mergeStudent', {
        ...{ token: fixture.teacher, params: { studentId: named.userId } },
        body: { intoId: twin.userId },
      }),
    );
    await erasing.waited();
    await erasing.query('delete from main_api.attempt where student_id = $1', [named.userId]);
    await erasing.end();
    expect(await merged).toEqual([404, 'student_not_found']);
  });

  test('[TRUST-02] [HW-05] work that was moved is not finished by who had it before', async () => {
    const [named, twin] = [await beginAs(fixture.taskHash), await beginAs(fixture.taskHash)];
    const params = { attemptCode: named.attemptCode };
    const moving = await holdRows();
    await moving.query('select from main_api."user" where id = $1 for update', [named.userId]);
    await moving.query('select from main_api.attempt where student_id = $1 for update', [
      named.userId,
    ]);
    const finished = codeOf(ask('finishAttempt', { token: named.token, params }));
    await moving.waited();
    await moving.query(
      'update main_api.attempt set student_id = $2, number = 2 where student_id = $1',
      [named.userId, twin.userId],
    );
    await moving.end();
    expect(await finished).toEqual([404, 'attempt_not_found']);
    const { rows } = await fixture.database.query(
      'select finished_at from main_api.attempt where code = $1',
      [named.attemptCode],
    );
    expect(rows).toEqual([{ finished_at: null }]);
  });

  test('[TRUST-02] a row is removed while the student begins and answers', async () => {
    const next = await createHomework(fixture.teacher, { steps: 1 });
    const { userId, token, attemptCode } = await beginAs(fixture.taskHash);
    await answerStep(token, attemptCode, 1);
    const [starting, reading] = [await holdRows(), await holdRows()];
    await reading.query(
      `select from main_api.answer a join main_api.attempt t on t.id = attempt_id
       where student_id = $1 for update of a`,
      [userId],
    );
    await starting.query('select from main_api."user" where id = $1 for key share', [userId]);
    const removed = codeOf(
      ask('removeStudent', { token: fixture.teacher, params: { studentId: userId } }),
    );
    await starting.waited();
    const begun = await starting.query(
      `insert into main_api.attempt (code, homework_id, student_id, number)
       select left(task_hash || task_hash, 20), id, $1, 1 from main_api.homework where task_hash = $2
       returning id`,
      [userId, next.taskHash],
    );
    await starting.end();
    await reading.waited();
    const answered = fixture.database
      .query(
        `insert into main_api.answer (attempt_id, step_number, task_id, answer_id, sequence, value, empty, complete, saved_at, share)
         values ($1, 1, 'x', $2, 1, '{}', false, true, now(), 0)`,
        [(begun.rows as { id: string }[])[0]?.id, randomUUID()],
      )
      .catch(({ code }: { code: string }) => code);
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 300))]);
    await reading.end();
    expect(await removed).toEqual([200, undefined]);
    expect(await answered).toBe('23503');
    expect(await rowsOf(fixture.teacher)).toEqual([]);
  });
});
