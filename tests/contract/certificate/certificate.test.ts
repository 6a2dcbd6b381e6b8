import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { certificateNumberSchema } from '@/lib/contract/certificate/certificate';
import { quotas } from '@/platform/main-api/calls/quotas';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { limitOf } from '@/tests/support/http/limit-of';
import { someNetwork } from '@/tests/support/http/networks';
import { createHomework } from '@/tests/support/homework/homework';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const someTeacher = () =>
  createUser(database, { roles: [roles.teacher], name: 'Мария', surname: 'Петрова' });

/** A student begins the homework, and finishes it. */
async function begin(taskHash: string): Promise<() => Promise<unknown>> {
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  return () => callPlatform('finishAttempt', { token, params: { attemptCode } });
}
const finish = async (taskHash: string) => (await begin(taskHash))();
const read = (token: string) => callPlatform('getCertificate', { token });
const issue = (token: string) => callPlatform('issueCertificate', { token });

test('[HW-10] without finished work there is no certificate, and it is said what is missing', async () => {
  const token = await someTeacher();
  const { taskHash } = await createHomework(token);
  await begin(taskHash);
  expect(await read(token)).toEqual({
    facts: { workCount: 0, studentCount: 0, since: null },
    ...{ missing: 'work', certificate: null },
  });
  const refused = await ask('issueCertificate', { token });
  expect([refused.status, refused.body.code]).toEqual([409, 'certificate_unfounded']);
});

test('[HW-10] a teacher whose name is not known gets none', async () => {
  const token = await someTeacher();
  const { userId } = await callPlatform('getUserConfig', { token });
  await database.query(`update main_api."user" set surname = '' where id = $1`, [userId]);
  await finish((await createHomework(token)).taskHash);
  expect(await read(token)).toMatchObject({ missing: 'name', certificate: null });
  expect((await ask('issueCertificate', { token })).body.code).toBe('certificate_unfounded');
});

test('[HW-10] it says how much homework students have finished, and how many students', async () => {
  const token = await someTeacher();
  const first = await createHomework(token, { steps: 1 });
  const second = await createHomework(token, { steps: 1 });
  await createHomework(token, { steps: 1, title: 'Никто не начал' });
  await finish(first.taskHash);
  await finish(first.taskHash);
  await finish(second.taskHash);
  const issued = await issue(token);
  expect(issued).toMatchObject({
    ...{ surname: 'Петрова', name: 'Мария', patronymic: '' },
    ...{ workCount: 2, studentCount: 3, since: first.createdAt },
  });
  expect(certificateNumberSchema.safeParse(issued.number).success).toBe(true);
  expect(await read(token)).toMatchObject({ missing: null, certificate: issued });
});

test('[HW-10] it is the same until there is more to say, and what was issued stays', async () => {
  const token = await someTeacher();
  const { taskHash } = await createHomework(token, { steps: 1 });
  await finish(taskHash);
  const [first, ...others] = await Promise.all([issue(token), issue(token), issue(token)]);
  expect(others).toEqual([first, first]);
  await finish(taskHash);
  expect((await read(token)).certificate).toEqual(first);
  const second = await issue(token);
  expect(second).toMatchObject({ studentCount: 2 });
  expect(second.number).not.toBe(first?.number);
  const number = first?.number ?? '';
  expect(await callPlatform('verifyCertificate', { params: { number } })).toMatchObject({
    studentCount: 1,
  });
});

test('[HW-10] anybody verifies it by its number, and learns one letter of the surname', async () => {
  const token = await someTeacher();
  await finish((await createHomework(token, { steps: 1 })).taskHash);
  const { number, workCount, studentCount, since, issuedAt } = await issue(token);
  const { status, body } = await ask('verifyCertificate', { params: { number } });
  expect([status, body]).toEqual([
    200,
    { holder: 'Мария П.', number, workCount, studentCount, since, issuedAt },
  ]);
});

test('[HW-10] a number that is nobody’s is not found, and cannot be guessed', async () => {
  const network = someNetwork();
  const number = 'ba'.repeat(9);
  const guess = () => ask('verifyCertificate', { params: { number }, network });
  expect((await guess()).body.code).toBe('certificate_not_found');
  const most = limitOf('verifyCertificate', 'certificate_not_found');
  await Promise.all(Array.from({ length: most - 1 }, guess));
  expect((await guess()).status).toBe(429);
  for (const wrong of ['x', 'ba', "'--", 'ba'.repeat(10)])
    expect(
      (await request('GET', `/api/v1/certificate/${encodeURIComponent(wrong)}`)).status,
    ).not.toBe(200);
});

test('[HW-10] it is for teachers alone', async () => {
  const token = await createUser(database, { roles: [roles.student] });
  expect((await ask('getCertificate', { token })).status).toBe(403);
  expect((await ask('issueCertificate', { token })).status).toBe(403);
  expect((await ask('issueCertificate', {})).status).toBe(401);
});

test('[HW-10] [TRUST-06] it goes with the teacher', async () => {
  const token = await someTeacher();
  await finish((await createHomework(token, { steps: 1 })).taskHash);
  const { number } = await issue(token);
  await callPlatform('eraseAccount', { token });
  expect((await ask('verifyCertificate', { params: { number } })).status).toBe(404);
});

test('[TRUST-08] a teacher gets so many a day and no more', async () => {
  const token = await someTeacher();
  const { taskHash } = await createHomework(token, { steps: 1 });
  await finish(taskHash);
  const { userId } = await callPlatform('getUserConfig', { token });
  await database.query(
    `insert into main_api.certificate
       (number, teacher_id, surname, name, patronymic, work_count, student_count, since)
     select gen_random_uuid()::text, $1::uuid, 'x', 'x', '', 1, 1, now() from generate_series(1, $2::int)`,
    [userId, quotas.certificate.most],
  );
  expect((await ask('issueCertificate', { token })).body.code).toBe('rate_limited');
});
