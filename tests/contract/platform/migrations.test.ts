import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { openDatabase } from '@/platform/kernel/database/database';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { temporaryFolder } from '@/tests/support/stack/run-command';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

test('what expires is found by its time, without reading all of it', async () => {
  const { rows } = await database.query<{ tablename: string }>(
    `select tablename from pg_indexes
     where schemaname in ('main_api', 'sso') and indexdef like '%(expires_at)' order by tablename`,
  );
  expect(rows.map(({ tablename }) => tablename)).toEqual([
    'artifact',
    'external_sign_in',
    'login_state',
    'password_reset',
    'pending_step',
    'registration',
    'revoked_token',
    'session',
  ]);
});

test('[ROUTE-05] only who had chosen a subject counts as having chosen', async () => {
  const migration = readFileSync(
    'platform/main-api/database/migrations/0005_teaching_chosen.sql',
    'utf8',
  );
  const client = await database.connect();
  try {
    await client.query('begin');
    const { rows: created } = await client.query<{ id: string }>(
      `insert into main_api."user" (roles, teaching, features) values
         ('{}', '{"subjects": [{"subjectId": 1, "grades": [5]}]}', '{}'),
         ('{}', '{"subjects": []}', '{}'),
         ('{}', null, '{}'),
         ('{}', '{"subjects": [{"subjectId": 1, "grades": [5]}]}', '{gradeAndSubjectSelectionPage}')
       returning id`,
    );
    await client.query(migration);
    const { rows } = await client.query<{ features: string[] }>(
      `select features from main_api."user" where id = any($1) order by array_position($1, id)`,
      [created.map(({ id }) => id)],
    );
    const chosen = ['gradeAndSubjectSelectionPage'];
    expect(rows.map(({ features }) => features)).toEqual([chosen, [], [], chosen]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('[HW-02] what was answered before half answers were told apart counts as before', async () => {
  const read = (name: string) =>
    readFileSync(`platform/main-api/database/migrations/${name}.sql`, 'utf8')
      .replaceAll('"main_api"', '"before"')
      // The rest of 0009 is about another table.
      .replace(/^ALTER TABLE "before"\."step_revision".*$/m, '');
  const client = await database.connect();
  try {
    await client.query(`begin; create schema "before";
      create table "before".answer (like main_api.answer);
      alter table "before".answer drop column complete;`);
    // As a process of that version does, before and after: it does not know the column.
    const insert = (taskId: string, isEmpty: boolean) =>
      client.query(
        `insert into "before".answer
           (attempt_id, step_number, task_id, answer_id, sequence, value, empty, saved_at, share)
         values (gen_random_uuid(), 1, $1, gen_random_uuid(), 1, '{}', $2, now(), 0)`,
        [taskId, isEmpty],
      );
    await insert('given', false);
    await insert('taken back', true);
    await client.query(read('0008_complete_answers'));
    await client.query(read('0009_answered_steps'));
    await insert('later', false);
    const { rows } = await client.query(
      `select task_id, complete from "before".answer order by task_id`,
    );
    expect(rows).toEqual([
      { task_id: 'given', complete: true },
      { task_id: 'later', complete: false },
      { task_id: 'taken back', complete: false },
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a migration may take longer than a query', async () => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'meta'));
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_first', breakpoints: true };
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries: [entry] }));
  const migration = `create table migrations.timeout_seen as
    select current_setting('statement_timeout') as value`;
  writeFileSync(join(folder, '0000_first.sql'), migration);
  const opened = await openDatabase({
    url: process.env.TEST_DATABASE_URL ?? '',
    service: 'timeout_test',
    schema: {},
    migrations: folder,
    onIdleError: () => undefined,
  });
  try {
    const { rows } = await opened.db.execute(sql`select value from migrations.timeout_seen`);
    expect(rows).toEqual([{ value: '0' }]);
    const { rows: usual } = await opened.db.execute(sql`show statement_timeout`);
    expect(usual).toEqual([{ statement_timeout: '15s' }]);
  } finally {
    await opened.db.execute(
      sql`drop table migrations.timeout_seen; drop table migrations.timeout_test`,
    );
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  }
});
