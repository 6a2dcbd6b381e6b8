import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { request } from '@/tests/support/http/call-platform';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let token: string;
beforeAll(async () => {
  database = openTestDatabase();
  token = await createUser(database, { roles: [roles.student] });
});
afterAll(() => database.end());

const send = (path: string, body: object, as = token) =>
  request('POST', `/api/v1/analytics/${path}`, {
    body: { idempotencyKey: randomUUID(), ...body },
    token: as,
  });
const event = { eventType: 'new_task_opened', payload: { stepNumber: 1 }, userAgent: 'test' };

test.each([
  ['an unknown type', { eventType: 'given' }],
  ['a type of the prototype', { eventType: '__proto__' }],
  ['no payload', { payload: null }],
  ['an agent of 10,000 characters', { userAgent: 'x'.repeat(10_000) }],
  ['a field more', { userId: randomUUID() }],
])('[TRK-02] an event with %s is refused', async (_, wrong) => {
  expect((await send('track-event', { ...event, ...wrong })).status).toBe(400);
});

const mark = (utmValue: string, utmKey = 'utm_source') => ({
  utmMarks: [{ utmKey, utmValue }],
  reffererUrl: '',
});

test.each([
  ['a value of 10,000 characters', mark('x'.repeat(10_000))],
  ['an unknown key', mark('x', 'utm_evil')],
  ['the key __proto__', mark('x', '__proto__')],
  ['five hundred marks', { utmMarks: Array(500).fill(mark('x').utmMarks[0]), reffererUrl: '' }],
  ['a referrer of 10,000 characters', { utmMarks: [], reffererUrl: 'x'.repeat(10_000) }],
])('[TRK-01] %s is refused', async (_, body) => {
  expect((await send('save-utm', body)).status).toBe(400);
});

test('[TRK-01] markup is kept as text', async () => {
  const idempotencyKey = randomUUID();
  const body = { idempotencyKey, ...mark('<script>alert(1)</script>') };
  expect((await send('save-utm', body)).status).toBe(200);
  const { rows } = await database.query('select marks from main_api.utm_mark where id = $1', [
    idempotencyKey,
  ]);
  expect(rows).toEqual([{ marks: body.utmMarks }]);
});

test('[FEAT-02] [TRK-02] events of who has smGroup tell the class, whatever the browser says of it', async () => {
  const row = { roles: [roles.student], schoolClass: { number: 7, letter: 'Б' } };
  const member = await createUser(database, { ...row, features: [userFeatures.smGroup] });
  const other = await createUser(database, row);
  const payloadOf = async (as: string) => {
    const idempotencyKey = randomUUID();
    const payload = { stepNumber: 1, smGroup: '1А' };
    await send('track-event', { ...event, payload, idempotencyKey }, as);
    const { rows } = await database.query<{ payload: Record<string, unknown> }>(
      'select payload from main_api.event where id = $1',
      [idempotencyKey],
    );
    return rows[0]?.payload;
  };
  expect(await payloadOf(member)).toEqual({ stepNumber: 1, smGroup: '7Б' });
  expect(await payloadOf(other)).toEqual({ stepNumber: 1, smGroup: '1А' });
});
