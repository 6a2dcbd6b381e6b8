import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import pino from 'pino';
import { roles } from '@/lib/contract/auth/roles';
import { retentionRules as ofDiary } from '@/platform/diary/retention-rules';
import { runRetention, type RetentionRule } from '@/platform/kernel/database/retention';
import { readEnv } from '@/platform/kernel/env';
import { retentionRules } from '@/platform/main-api/retention/rules';
import { retentionRules as ofPayments } from '@/platform/payments/retention-rules';
import { retentionRules as ofSso } from '@/platform/sso/provider/retention-rules';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const env = readEnv({ DATABASE_URL: 'postgres://nowhere' });
const log = pino({ level: 'silent' });

let database: pg.Pool;
let [teacher, userId] = ['', ''];
beforeAll(async () => {
  database = openTestDatabase();
  teacher = await createUser(database, { roles: [roles.teacher] });
  ({ userId } = await callPlatform('getUserConfig', { token: teacher }));
});
afterAll(() => database.end());

const run = (rules: readonly RetentionRule[], service: string = randomUUID()) =>
  runRetention({ pool: database, service, rules, log });

type Kept = { table: string; days: number; columns: string; values: string; marked: string };

const ofUser = (
  table: string,
  days: number,
  marked: string,
  rest: Record<string, string>,
): Kept => {
  const more = { user_id: '$3::uuid', created_at: 'at', ...rest };
  return kept(table, days, marked, more);
};
function kept(table: string, days: number, marked: string, rest: Record<string, string>): Kept {
  const columns = [marked, ...Object.keys(rest)].join(', ');
  return { table, days, columns, values: ['$1::text', ...Object.values(rest)].join(', '), marked };
}
const empty = "'{}'";

/** How a row of each table gets there that is as old as wanted. */
const simple: readonly Kept[] = [
  kept('login_state', 0, 'state', {
    ...{ nonce: "''", code_verifier: "''", params: empty, expires_at: 'at' },
  }),
  kept('revoked_token', 0, 'jti', { expires_at: 'at' }),
  ofUser('event', env.EVENT_DAYS, 'event_type', { payload: empty, user_agent: "''" }),
  ofUser('utm_mark', env.UTM_DAYS, 'referrer_url', { marks: empty }),
  ofUser('message', env.FEEDBACK_DAYS, 'type', { meta: empty }),
  kept('lead', env.LEAD_DAYS, 'contact', {
    ...{ id: 'gen_random_uuid()', type: "''", meta: empty, created_at: 'at' },
  }),
  kept('audit_entry', env.AUDIT_DAYS, 'subject', {
    ...{ actor: "'ops'", action: "'x'", before: empty, after: empty, created_at: 'at' },
  }),
  kept('diary_retry', env.AUDIT_DAYS, 'retried_by_sub', {
    ...{ retried_by: "''", count: '1', created_at: 'at' },
  }),
  kept('product_feature_change', env.AUDIT_DAYS, 'changed_by_sub', {
    ...{ name: '$1', version: '($2::int)', changed_by: "''", created_at: 'at' },
    ...{ from_state: empty, to_state: empty },
  }),
];

/** Keeps a row that has been too old for an hour, or will be in an hour. */
async function keep({ table, days, columns, values }: Kept, mark: string, hoursTooOld: 1 | -1) {
  await database.query(
    `insert into main_api.${table} (${columns}) select ${values}
     from (select now() - ($2::int) * interval '1 hour' as at, $3::uuid as owner) as given`,
    [mark, days * 24 + hoursTooOld, userId],
  );
}

describe('what the main API forgets', () => {
  test.each(simple.map((one) => [one.table, one] as const))(
    '[TRUST-10] rows of %s go after their time, and not before',
    async (table, one) => {
      const [old, young] = [randomUUID(), randomUUID()];
      await keep(one, old, 1);
      await keep(one, young, -1);
      const removed = await run(retentionRules(env));
      expect(removed?.[table]).toBeGreaterThanOrEqual(1);
      const { rows } = await database.query<Record<string, string>>(
        `select ${one.marked} as mark from main_api.${table} where ${one.marked} = any($1)`,
        [[old, young]],
      );
      // It is no real one, and others read this table.
      await database.query(`delete from main_api.${table} where ${one.marked} = $1`, [young]);
      expect(rows.map(({ mark }) => mark)).toEqual([young]);
    },
  );

  test('[TRUST-10] what a request said goes, and what it made stays', async () => {
    const { taskHash } = await createHomework(teacher);
    const { taskHash: young } = await createHomework(teacher);
    await database.query(
      `update main_api.homework set created_at = now() - interval '31 days' where task_hash = $1`,
      [taskHash],
    );
    await run(retentionRules(env));
    const { rows } = await database.query<{ task_hash: string; fingerprint: string | null }>(
      'select task_hash, fingerprint from main_api.homework where task_hash = any($1)',
      [[taskHash, young]],
    );
    const known = Object.fromEntries(rows.map((row) => [row.task_hash, row.fingerprint !== null]));
    expect(known).toEqual({ [taskHash]: false, [young]: true });
  });

  test('[TRUST-10] students without an account go who have finished nothing for long', async () => {
    const { taskHash } = await createHomework(teacher);
    const begin = async () => {
      const token = await newcomer(taskHash);
      const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
      const { userId: id } = await callPlatform('getUserConfig', { token });
      return { id, token, attemptCode };
    };
    const [gone, young, lately] = [await begin(), await begin(), await begin()];
    const finished = await begin();
    const { attemptCode } = finished;
    await callPlatform('finishAttempt', { token: finished.token, params: { attemptCode } });
    // Whom something names that stays is not taken away, and keeps nobody else from going.
    const held = await begin();
    await database.query(`insert into main_api.erasure (user_id) values ($1)`, [held.id]);
    const long = `now() - interval '${env.UNFINISHED_STUDENT_DAYS + 1} days'`;
    const old = [gone, lately, finished, held].map(({ id }) => id);
    await database.query(`update main_api."user" set created_at = ${long} where id = any($1)`, [
      old,
    ]);
    await database.query(
      `update main_api.attempt set started_at = ${long} where student_id = any($1)`,
      [[gone, finished, held].map(({ id }) => id)],
    );
    await database.query(
      `update main_api.session set last_used_at = ${long} where user_id = any($1)`,
      [old],
    );
    const removed = await run(retentionRules(env));
    expect(removed?.unfinished_student).toBeGreaterThanOrEqual(1);
    const everybody = [gone, young, lately, finished, held];
    const { rows } = await database.query<{ id: string; attempts: number }>(
      `select u.id, (select count(*)::int from main_api.attempt where student_id = u.id) as attempts
       from main_api."user" u where id = any($1)`,
      [everybody.map(({ id }) => id)],
    );
    const left = new Map(rows.map(({ id, attempts }) => [id, attempts]));
    expect(everybody.map(({ id }) => left.get(id))).toEqual([undefined, 1, 1, 1, 1]);
    expect((await ask('getUserConfig', { token: gone.token })).status).not.toBe(200);
  });

  test('[TRUST-10] orders go with their licences five years after, unless one of them still holds', async () => {
    const order = async (endsInDays: number, days: number) => {
      const id = randomUUID();
      await database.query(
        `with paid as (
           insert into main_api.paid_order (id, user_id, state, fingerprint, created_at)
           values ($1, $2, 'paid', '', now() - $4 * interval '1 day'))
         insert into main_api.licence (order_id, line, kind, months, user_id, starts_at, ends_at)
         values ($1, 1, 'teacher', 12, $2, now() - interval '9 years', now() + $3 * interval '1 day')`,
        [id, userId, endsInDays, days],
      );
      return id;
    };
    const { PURCHASE_DAYS } = env;
    const orders = [
      await order(-1, PURCHASE_DAYS + 1),
      await order(1, PURCHASE_DAYS + 1),
      await order(-1, PURCHASE_DAYS - 1),
    ];
    await run(retentionRules(env));
    const { rows } = await database.query<{ order_id: string }>(
      'select order_id from main_api.licence join main_api.paid_order on id = order_id where id = any($1)',
      [orders],
    );
    expect(rows.map((row) => row.order_id).sort()).toEqual(orders.slice(1).sort());
  });
});

describe('what the other services forget', () => {
  /** The marks of those rows that are left of an old and a young one. */
  async function left(
    service: string,
    rules: readonly RetentionRule[],
    insert: string,
    marks: string,
  ) {
    const [old, young] = [randomUUID(), randomUUID()];
    await database.query(insert, [old, 1]);
    await database.query(insert, [young, -1]);
    await run(rules);
    const { rows } = await database.query<{ mark: string }>(`${marks} = any($1)`, [[old, young]]);
    return rows.map(({ mark }) => (mark === young ? 'young' : 'old'));
  }
  const hoursAgo = (days: number) => `now() - (${days * 24} + $2::int) * interval '1 hour'`;

  test.each([
    [
      'sessions and codes of the sign-on',
      ofSso,
      `insert into sso.artifact (model, id, payload, expires_at) values ('Session', $1, '{}', ${hoursAgo(0)})`,
      'select id as mark from sso.artifact where id',
    ],
    [
      'counts of wrong passwords',
      ofSso,
      `insert into sso.try_count (key, points, expire)
       values ($1, 1, (extract(epoch from ${hoursAgo(0)}) * 1000)::bigint)`,
      'select key as mark from sso.try_count where key',
    ],
    [
      'webhooks of the diary',
      ofDiary(env),
      `insert into diary.webhook (id, content, delivered_at) values ($1::uuid, '{}', ${hoursAgo(env.DELIVERED_DAYS)})`,
      'select id as mark from diary.webhook where id',
    ],
    [
      'orders that were replaced',
      ofPayments(env),
      `insert into payments."order" (id, user_id, state, cancelled_because, fingerprint, items, discount, total, payable_until)
       values ($1::uuid, '', 'cancelled', 'replaced', '', '[]', 0, 1, ${hoursAgo(env.UNPAID_ORDER_DAYS)})`,
      'select id as mark from payments."order" where id',
    ],
    [
      'carts that nobody touches',
      ofPayments(env),
      `insert into payments.cart (id, user_id, created_at) values ($1::uuid, $1::text, ${hoursAgo(env.CART_DAYS)})`,
      'select id as mark from payments.cart where id',
    ],
    [
      'orders that were paid',
      ofPayments(env),
      `with paid as (
         insert into payments."order" (id, user_id, state, fingerprint, items, discount, total, payable_until, paid_at)
         values ($1::uuid, '', 'paid', '', '[]', 0, 1, now(), ${hoursAgo(env.PURCHASE_DAYS)}) returning id)
       insert into payments.notification (order_id, content) select id, '{}' from paid`,
      'select id as mark from payments."order" where id',
    ],
  ])('[TRUST-10] %s, and not before their time', async (name, rules, insert, marks) => {
    expect(await left(name, rules, insert, marks)).toEqual(['young']);
  });
});

describe('whoever carries it out', () => {
  const rule = (name: string, remove: RetentionRule['remove']): RetentionRule => ({
    ...{ name, tables: [], period: null, remove },
  });

  test('[TRUST-10] two processes at once do it once', async () => {
    const service = randomUUID();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = [rule('slow', () => released.then(() => 1))];
    const [first, second] = [run(slow, service), run(slow, service)];
    // Whichever came second is refused while the first is still at work.
    const refused = await Promise.race([first, second]);
    release();
    expect(refused).toBeNull();
    expect(await Promise.all([first, second])).toContainEqual({ slow: 1 });
    // Another service does not wait, and the next time is a time again.
    expect(await run([rule('next', () => Promise.resolve(2))], service)).toEqual({ next: 2 });
  });

  test('[TRUST-10] a rule that fails is told of and keeps no other from its work', async () => {
    const lines: string[] = [];
    const heard = pino({}, { write: (line: string) => void lines.push(line) });
    const failing = rule('failing', () => Promise.reject(new RangeError('Иван Иванов')));
    const rules = [failing, rule('next', () => Promise.resolve(3))];
    const removed = await runRetention({ pool: database, service: 'x', rules, log: heard });
    expect(removed).toEqual({ next: 3 });
    expect(lines.join()).toMatch(/"rule":"failing","cause":"RangeError"/);
    expect(lines.join()).not.toContain('Иван');
  });
});
