import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

/** The statements of a migration, over tables of their own: those of the product are past it. */
const statementsOf = (name: string) =>
  readFileSync(`platform/main-api/database/migrations/${name}.sql`, 'utf8')
    .replaceAll('"main_api"', '"before"')
    .split('--> statement-breakpoint');

async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin; create schema "before"');
    await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('[HW-08] homework that allowed all attempts there were allows all that the plan does', async () => {
  await inTransaction(async (client) => {
    await client.query('create table "before".homework (policy jsonb not null)');
    await client.query(`insert into "before".homework values
      ('{"attempts": 2, "feedback": "everybody"}'), ('{"attempts": 1}'), ('{"attempts": "2"}'), ('{}')`);
    for (const statement of statementsOf('0011_attempts_by_plan')) await client.query(statement);
    const { rows } = await client.query<{ policy: unknown }>(
      'select policy from "before".homework',
    );
    const policies = rows.map(({ policy }) => policy);
    expect(policies).toHaveLength(4);
    expect(policies).toEqual(
      expect.arrayContaining([
        { attempts: 10, feedback: 'everybody' },
        { attempts: 1 },
        { attempts: '2' },
        {},
      ]),
    );
  });
});

const [ANNA, CLASS] = [randomUUID(), randomUUID()];
const [PAST, FUTURE] = ['2026-01-01', '2099-01-01'];

type Before = {
  name: string;
  kind: 'class' | 'teacher';
  state?: 'paid' | 'refunded';
  user?: string | null;
  class?: string;
  ends?: string | null;
};

/** Licences as 0010 kept them, each an order of its own; `name` stands in the fingerprint. */
async function insertLicences(client: pg.PoolClient, licences: Before[]): Promise<void> {
  for (const { name, kind, state = 'paid', user = ANNA, ends = FUTURE, ...rest } of licences) {
    const orderId = randomUUID();
    await client.query(
      'insert into "before".paid_order (id, user_id, state, fingerprint) values ($1, $2, $3, $4)',
      [orderId, ANNA, state, name],
    );
    await client.query(
      `insert into "before".licence (order_id, line, kind, months, user_id, class_id, starts_at, ends_at)
       values ($1, 0, $2, 12, $3, $4, $5, $6)`,
      [orderId, kind, user, rest.class ?? null, user && '2025-01-01', ends],
    );
  }
}

test('[PAY-01] a licence of a class that nobody has named begins when it is named', async () => {
  await inTransaction(async (client) => {
    const tables = statementsOf('0010_licences').filter((one) => one.includes('CREATE TABLE'));
    for (const table of tables) await client.query(table);
    await client.query(
      'create table "before".school_class (id uuid, number smallint, letter text)',
    );
    await client.query(`insert into "before".school_class values ($1, 5, 'А')`, [CLASS]);
    await insertLicences(client, [
      { name: 'named', kind: 'class', class: CLASS },
      { name: 'not named', kind: 'class' },
      { name: 'over', kind: 'class', ends: PAST },
      { name: 'refunded', kind: 'class', state: 'refunded' },
      { name: 'gift', kind: 'class', user: null, ends: null },
      { name: 'teacher', kind: 'teacher' },
    ]);
    for (const statement of statementsOf('0013_licence_classes')) await client.query(statement);
    const { rows } = await client.query<{ name: string }>(
      `select o.fingerprint as name, class_number as number, class_letter as letter,
         starts_at is not null as begun, to_char(ends_at, 'YYYY') as ends
       from "before".licence l join "before".paid_order o on o.id = l.order_id`,
    );
    const named = { number: 5, letter: 'А' };
    const none = { number: null, letter: '' };
    expect(Object.fromEntries(rows.map(({ name, ...row }) => [name, row]))).toEqual({
      named: { ...named, begun: true, ends: '2099' },
      'not named': { ...none, begun: false, ends: null },
      over: { ...none, begun: false, ends: '2026' },
      refunded: { ...none, begun: false, ends: '2099' },
      gift: { ...none, begun: false, ends: null },
      teacher: { ...none, begun: true, ends: '2099' },
    });
  });
});
