import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ATTEMPT_CODE_PAIRS, pronounceableCode } from '@/platform/kernel/codes';
import { ask } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;
beforeAll(async () => {
  database = openTestDatabase();
  // Of this test alone: the journal of others is not to be full of names.
  teacher = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());

/** A homework that so many students without an account have begun. */
async function begunBy(count: number): Promise<string> {
  const { taskHash } = await createHomework(teacher, { steps: 1 });
  const codes = Array.from({ length: count }, () => pronounceableCode(ATTEMPT_CODE_PAIRS));
  await database.query(
    `with codes as (select gen_random_uuid() as id, code from unnest($2::text[]) as code),
     names as (
       insert into main_api.user (id, roles, name, surname, provider_type)
       select id, array['student'], 'Имя', 'Придуманное', 'link' from codes)
     insert into main_api.attempt (code, homework_id, student_id, number)
     select codes.code, homework.id, codes.id, 1
     from codes, main_api.homework where task_hash = $1`,
    [taskHash, codes],
  );
  return taskHash;
}

const register = (taskHash: string, idempotencyKey = randomUUID()) => {
  const name = { name: 'Пётр', surname: 'Последний', className: '5А' };
  return ask('registerStudent', { body: { idempotencyKey, taskHash, ...name } });
};
const start = async (token: string, taskHash: string) => {
  const { status, body } = await ask('startAttempt', { token, body: { taskHash } });
  return [status, body.code];
};

test('[TRUST-02] after sixty names without an account a homework takes no new one', async () => {
  const taskHash = await begunBy(59);
  // Both have said their name in time; one of them is the sixtieth.
  const key = randomUUID();
  expect((await register(taskHash, key)).status).toBe(200);
  const [first, second] = [await newcomer(taskHash), await newcomer(taskHash)];
  const answers = await Promise.all([start(first, taskHash), start(second, taskHash)]);
  expect(answers.sort()).toEqual([
    [200, undefined],
    [409, 'names_exhausted'],
  ]);
  // Whose reply was lost gets it again.
  expect((await register(taskHash, key)).status).toBe(200);
  const late = await register(taskHash);
  expect([late.status, late.body.code]).toEqual([409, 'names_exhausted']);
});

test('[TRUST-02] who has begun goes on, and who has an account begins', async () => {
  const taskHash = await begunBy(59);
  const sixtieth = await newcomer(taskHash);
  expect(await start(sixtieth, taskHash)).toEqual([200, undefined]);
  expect(await start(sixtieth, taskHash)).toEqual([200, undefined]);
  expect(await start(await signIn('student@example.ru'), taskHash)).toEqual([200, undefined]);
  const known = await createUser(database, { roles: [roles.student] });
  expect(await start(known, taskHash)).toEqual([200, undefined]);
});

test('[TRUST-02] names that have answered nothing for an hour take no place', async () => {
  const taskHash = await begunBy(60);
  expect((await register(taskHash)).body.code).toBe('names_exhausted');
  await database.query(
    `update main_api.attempt set started_at = now() - interval '61 minutes'
     where homework_id = (select id from main_api.homework where task_hash = $1)`,
    [taskHash],
  );
  expect((await register(taskHash)).status).toBe(200);
  await database.query(
    `insert into main_api.answer (attempt_id, step_number, task_id, answer_id, sequence, value, empty, complete, saved_at, share)
     select attempt.id, 1, 'x', gen_random_uuid(), 1, '{}', false, true, now(), 0
     from main_api.attempt join main_api.homework on homework.id = homework_id where task_hash = $1`,
    [taskHash],
  );
  expect((await register(taskHash)).body.code).toBe('names_exhausted');
});
