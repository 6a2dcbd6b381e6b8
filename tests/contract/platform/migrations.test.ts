import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { openTestDatabase } from '@/tests/support/people/visitors';

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
    'revoked_token',
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
