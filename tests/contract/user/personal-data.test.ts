import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { CONSENT_VERSION } from '@/lib/contract/auth/consent-version';
import { roles } from '@/lib/contract/auth/roles';
import { readEnv } from '@/platform/kernel/env';
import * as schema from '@/platform/main-api/database/schema';
import { operateErase, operateExport } from '@/platform/main-api/person/operate-person';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';
import { newcomer, signIn } from '@/tests/support/people/people';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

/** A surname that nobody else has: where it stands, something was kept. */
const rareName = () =>
  `Редкая${[...randomUUID().replace(/\D/g, '')].map((digit) => 'абвгдежзик'[Number(digit)]).join('')}`;

const operated = () => ({
  db: drizzle(database, { schema }),
  env: readEnv({
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    SSO_ORIGIN: process.env.TEST_SSO,
    PAYMENTS_ORIGIN: process.env.TEST_PAYMENTS,
  }),
});

/** The tables of all services in which one of these words stands, in whatever column. */
async function placesOf(...words: string[]): Promise<string[]> {
  const { rows } = await database.query<{ place: string }>(
    `select table_schema || '."' || table_name || '"' as place from information_schema.tables
     where table_schema in ('main_api', 'sso', 'payments') and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { place } of rows) {
    const { rowCount } = await database.query(
      `select 1 from ${place} t where lower(t::text) like any($1) limit 1`,
      [words.map((word) => `%${word.toLowerCase()}%`)],
    );
    if (rowCount) found.push(place);
  }
  return found;
}

/** A person with an account at the sign-on, and something in every place where things are kept. */
async function createPerson(role: 'student' | 'teacher') {
  const surname = rareName();
  const token = await createUser(database, { roles: [roles[role]], surname });
  const { userId } = await callPlatform('getUserConfig', { token });
  const [sub, email] = [randomUUID(), `${randomUUID()}@example.ru`];
  await database.query(
    `insert into sso.account (sub, login, email, name, surname, role) values ($1, $2, $2, 'Нина', $3, $4)`,
    [sub, email, surname, role],
  );
  await database.query('update main_api."user" set sso_sub = $2, email = $3 where id = $1', [
    userId,
    sub,
    email,
  ]);
  const session = { accountId: sub, uid: randomUUID() };
  await database.query(`insert into sso.artifact (model, id, payload) values ('Session', $1, $2)`, [
    randomUUID(),
    session,
  ]);
  await database.query(
    `insert into main_api.lead (id, type, meta, contact) values ($1, 'school', $2, $3)`,
    [randomUUID(), { name: surname, email }, email],
  );
  await database.query(
    `insert into main_api.diary_binding (provider, user_id, foreign_id, name, token_hash)
     values ('dnevnik', $1, $2, $3, 'x')`,
    [userId, randomUUID(), surname],
  );
  await database.query(
    `insert into main_api.message (user_id, type, meta) values ($1, 'idea', $2)`,
    [userId, { text: surname }],
  );
  await database.query(
    `insert into payments."order" (user_id, state, fingerprint, items, discount, total, email, gift_email, receipt, payable_until, paid_at)
     values ($1, 'paid', 'a', '[]', 0, 100, $2, $2, $3, now(), now()),
            ($1, 'cancelled', 'b', '[]', 0, 100, $2, null, null, now(), null)`,
    [userId, email, { email, items: [], total: 100 }],
  );
  return { token, userId, surname, sub, email };
}

async function finishedWork(token: string, teacher: string) {
  const { taskHash } = await createHomework(teacher, { steps: 1 });
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await answerStep(token, attemptCode, 1);
  await callPlatform('finishAttempt', { token, params: { attemptCode } });
  return { taskHash, attemptCode };
}

async function rowOfJournal(teacher: string, userId: string) {
  const { classes } = await callPlatform('getJournal', { token: teacher });
  return classes.flatMap(({ students }) => students).find((one) => one.userId === userId);
}

describe('who wants to be forgotten', () => {
  test('[TRUST-06] is named nowhere any more, and the mark stays in the journal', async () => {
    const teacher = await createUser(database, { roles: [roles.teacher] });
    const person = await createPerson('student');
    const { token, userId, surname, sub, email } = person;
    await finishedWork(token, teacher);
    const before = await rowOfJournal(teacher, userId);
    expect(before?.surname).toBe(surname);

    expect((await ask('eraseAccount', { token })).status).toBe(200);
    const after = await rowOfJournal(teacher, userId);
    expect(after).toEqual({
      ...{ userId, name: 'Ученик удалён', surname: '', hasAccount: true, sameBrowser: [] },
      marks: [{ ...before?.marks[0], answeredCount: 0 }],
    });
    // The receipt of what was paid is kept by law, with the address on it.
    expect(await placesOf(surname, email)).toEqual(['payments."order"']);
    expect(await placesOf(sub)).toEqual([]);
    const { rows: orders } = await database.query(
      'select state, email, gift_email from payments."order" where user_id = $1',
      [userId],
    );
    expect(orders).toEqual([{ state: 'paid', email: null, gift_email: null }]);
  });

  test('[TRUST-06] cannot go on with a token from before, on any device', async () => {
    const { token } = await createPerson('student');
    await callPlatform('eraseAccount', { token });
    expect((await ask('getUserConfig', { token })).status).toBe(401);
    expect((await ask('authorize', { body: { token } })).status).toBe(401);
  });

  test('[TRUST-06] is erased once by commands at the same moment, and the log names nobody', async () => {
    const { userId, surname } = await createPerson('student');
    const told = await Promise.all([1, 2, 3].map(() => operateErase(operated(), [userId])));
    for (const [line] of told) expect(line).toContain(userId);
    const { rows } = await database.query(
      `select actor, action, before, after from main_api.audit_entry where subject = $1`,
      [`user:${userId}`],
    );
    expect(rows).toEqual([{ actor: 'ops', action: 'person.erase', before: {}, after: {} }]);
    expect(await placesOf(surname)).toEqual([]);
    expect(await operateErase(operated(), [userId])).toHaveLength(1);
  });

  test('[TRUST-06] leaves homework to the students who have begun it', async () => {
    const { token, surname } = await createPerson('teacher');
    const student = await createUser(database, { roles: [roles.student] });
    const { taskHash } = await createHomework(token, { steps: 1 });
    const unused = await createHomework(token, { steps: 1 });
    const start = { token: student, body: { taskHash } };
    const { attemptCode } = await callPlatform('startAttempt', start);
    const withdrawn = await createHomework(token, { steps: 1 });
    const params = { taskHash: withdrawn.taskHash };
    await callPlatform('startAttempt', { token: student, body: params });
    await callPlatform('changeHomework', { token, params, body: { state: 'withdrawn' } });
    await callPlatform('eraseAccount', { token });

    await answerStep(student, attemptCode, 1);
    await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
    const other = await createUser(database, { roles: [roles.student] });
    expect((await ask('startAttempt', { ...start, token: other })).body.code).toBe(
      'homework_closed',
    );
    // What was withdrawn is not closed, which would tell its answers.
    expect((await ask('startAttempt', { token: other, body: params })).body.code).toBe(
      'homework_withdrawn',
    );
    const asked = { params: { taskHash: unused.taskHash } };
    expect((await ask('getTaskPreview', asked)).status).toBe(404);
    expect(await placesOf(surname)).toEqual([]);
  });

  test('[TRUST-06] is told of to a service again until it has confirmed', async () => {
    const { userId, sub } = await createPerson('student');
    const { db, env } = operated();
    const broken = { db, env: { ...env, SSO_ORIGIN: 'http://127.0.0.1:9' } };
    expect((await operateErase(broken, [userId])).at(-1)).toMatch(/^Не подтвердил: sign-on/);
    expect(await placesOf(sub)).toEqual(['main_api."erasure"', 'sso."account"', 'sso."artifact"']);
    expect(await operateErase(operated(), [userId])).toHaveLength(1);
    expect(await placesOf(sub)).toEqual([]);
  });
});

test('[TRUST-10] who begins with a name has agreed to words of a version, at a time', async () => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const { userId } = await callPlatform('getUserConfig', { token: await newcomer(taskHash) });
  const { rows } = await database.query(
    `select consent_version, consented_at between created_at - interval '1 minute' and now() + interval '1 minute' as is_then
     from main_api."user" where id = $1`,
    [userId],
  );
  expect(rows).toEqual([{ consent_version: CONSENT_VERSION, is_then: true }]);
});

describe('what is kept of somebody', () => {
  test('[TRUST-06] is told whole, of all services, and nothing that opens a session', async () => {
    const teacher = await signIn('teacher@example.ru');
    const { token, userId, surname, sub, email } = await createPerson('student');
    const { attemptCode } = await finishedWork(token, teacher);
    const told = await callPlatform('exportPerson', { token });
    expect(told).toMatchObject({
      userId,
      product: {
        user: [{ id: userId, surname, email }],
        attempt: [{ code: attemptCode, studentId: userId }],
        answer: expect.arrayContaining([expect.objectContaining({ stepNumber: 1 })]),
        lead: [{ contact: email }],
        diary_binding: [{ name: surname }],
      },
      signOn: { account: [{ sub, login: email, surname }] },
      payments: { order: expect.arrayContaining([expect.objectContaining({ state: 'paid' })]) },
    });
    expect(JSON.stringify(told)).not.toMatch(/registrationId|tokenHash|passwordHash|artifact/);
    const [line = ''] = await operateExport(operated(), [email]);
    expect(JSON.parse(line)).toMatchObject({ userId, signOn: { account: [{ sub }] } });
  });

  test('[TRUST-06] is refused rather than told in part when a service does not answer', async () => {
    const { userId } = await createPerson('student');
    const { db, env } = operated();
    const broken = { db, env: { ...env, PAYMENTS_ORIGIN: 'http://127.0.0.1:9' } };
    await expect(operateExport(broken, [userId])).rejects.toThrow('upstream_unavailable');
  });

  test('[TRUST-06] is told to nobody without the right to it', async () => {
    const { sub, userId } = await createPerson('student');
    expect((await request('GET', '/api/v1/user/data')).status).toBe(401);
    for (const [origin, path] of [
      [process.env.TEST_SSO, `/operator/accounts/${sub}/`],
      [process.env.TEST_PAYMENTS, `/operator/users/${userId}/`],
    ]) {
      const headers = { Authorization: 'Basic eDp5', 'X-Operator-Token': 'wrong' };
      expect((await fetch(`${origin}${path}`, { headers })).status).toBe(401);
      const erase = await fetch(`${origin}${path}erase/`, { method: 'POST', headers });
      expect(erase.status).toBe(401);
    }
  });
});
