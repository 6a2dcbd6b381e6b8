import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { quotas } from '@/platform/main-api/calls/quotas';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

async function someUser(role: Role = roles.student) {
  const token = await createUser(database, { roles: [role] });
  return { token, id: (await callPlatform('getUserConfig', { token })).userId };
}
/** Adds so many rows to what an account has added today. */
const fill = (table: string, columns: string, values: string, id: string, count: number) =>
  database.query(
    `insert into main_api.${table} (${columns}) select ${values} from generate_series(1, $2::int)`,
    [id, count],
  );
const event = { eventType: 'new_task_opened', payload: { stepNumber: 1 }, userAgent: 'test' };

const sorts = [
  [
    'event',
    ['analytics/track-event', event],
    ['user_id, event_type, payload, user_agent', `$1::uuid, 'x', '{}', ''`],
  ],
  [
    'message',
    ['user/add-feedback', { type: 'x', meta: {} }],
    ['user_id, type, meta', `$1::uuid, 'x', '{}'`],
  ],
  [
    'utmMark',
    ['analytics/save-utm', { utmMarks: [], reffererUrl: '' }],
    ['user_id, marks, referrer_url', `$1::uuid, '{}', ''`],
  ],
] as const;

test.each(sorts)(
  '[TRUST-08] an account adds so many rows of %s a day and no more',
  async (name, [path, body], [columns, values]) => {
    const { token, id } = await someUser();
    const table = name === 'utmMark' ? 'utm_mark' : name;
    await fill(table, columns, values, id, quotas[name].most - 1);
    const send = async (idempotencyKey: string) =>
      request('POST', `/api/v1/${path}`, { token, body: { idempotencyKey, ...body } });
    const last = randomUUID();
    expect((await send(last)).status).toBe(200);
    const refused = await send(randomUUID());
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Whose reply was lost gets it again, and a day later there is room.
    expect((await send(last)).status).toBe(200);
    await database.query(
      `update main_api.${table} set created_at = created_at - interval '25 hours' where user_id = $1`,
      [id],
    );
    expect((await send(randomUUID())).status).toBe(200);
  },
);

test.each(sorts)(
  '[TRUST-08] rows of %s that come at the same moment do not pass the quota together',
  async (name, [path, body], [columns, values]) => {
    const { token, id } = await someUser();
    await fill(name === 'utmMark' ? 'utm_mark' : name, columns, values, id, quotas[name].most - 1);
    const send = () =>
      request('POST', `/api/v1/${path}`, {
        token,
        body: { idempotencyKey: randomUUID(), ...body },
      });
    const together = await Promise.all(Array.from({ length: 8 }, send));
    const taken = together.filter(({ status }) => status === 200);
    const refused = together.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([1, 7]);
  },
);

test('[TRUST-08] a teacher gives so much homework a day and no more', async () => {
  const { token, id } = await someUser(roles.teacher);
  await createHomework(token);
  await fill(
    'homework',
    'teacher_id, request_id, task_hash, title, subject_id, grade, policy, step_count',
    `$1::uuid, gen_random_uuid(), gen_random_uuid()::text, 'x', 1, 5, '{}', 1`,
    id,
    quotas.homework.most - 1,
  );
  await expect(createHomework(token)).rejects.toThrow(/429|rate_limited/);
  await createHomework((await someUser(roles.teacher)).token);
});

test.each([
  ['21 details', Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`d${at}`, at]))],
  ['3,000 characters', { a: 'x'.repeat(1_500), b: 'x'.repeat(1_500) }],
])('[TRUST-08] an event with %s is refused', async (_, payload) => {
  const { token } = await someUser();
  const body = { idempotencyKey: randomUUID(), ...event, payload };
  expect((await request('POST', '/api/v1/analytics/track-event', { token, body })).status).toBe(
    400,
  );
});
