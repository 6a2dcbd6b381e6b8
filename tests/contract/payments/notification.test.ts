import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { SIGNATURE_HEADER, NOTIFICATION_PATH } from '@/lib/contract/payment/notification';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { licencesOf } from '@/tests/support/payments/licences';
import { notificationOf, notifyMainApi, signed } from '@/tests/support/payments/notify';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

async function someTeacher() {
  const token = await createUser(database, { roles: [roles.teacher] });
  const { userId } = await callPlatform('getUserConfig', { token });
  return { token, userId };
}

const DAY = 24 * 3_600_000;
const agoBy = (days: number) => new Date(Date.now() - days * DAY).toISOString();

describe('a notification', () => {
  test('[PAY-06] twenty at once grant one licence', async () => {
    const { token, userId } = await someTeacher();
    const paid = notificationOf(userId, randomUUID());
    const answers = await Promise.all(Array.from({ length: 20 }, () => notifyMainApi(paid)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { plan, limits, licences } = await licencesOf(token);
    expect(plan).toBe('premium');
    expect(limits.attempts).toBe(10);
    expect(licences).toMatchObject([{ licence: 'teacher', from: paid.occurredAt }]);
  });

  test('[PAY-06] of a refund ends the licence, whenever it comes', async () => {
    const { token, userId } = await someTeacher();
    const orderId = randomUUID();
    const paid = notificationOf(userId, orderId, { occurredAt: agoBy(3) });
    const refunded = notificationOf(userId, orderId, { event: 'refunded', occurredAt: agoBy(1) });
    await notifyMainApi(paid);
    for (const late of [refunded, refunded, paid]) {
      expect((await notifyMainApi(late)).status).toBe(200);
      const { plan, licences } = await licencesOf(token);
      expect([plan, licences.map(({ until }) => until)]).toEqual(['free', [refunded.occurredAt]]);
    }
  });

  test('[PAY-06] of a payment that comes after that of its refund grants nothing', async () => {
    const { token, userId } = await someTeacher();
    const orderId = randomUUID();
    expect(
      (await notifyMainApi(notificationOf(userId, orderId, { event: 'refunded' }))).status,
    ).toBe(200);
    expect((await notifyMainApi(notificationOf(userId, orderId))).status).toBe(200);
    expect(await licencesOf(token)).toMatchObject({ plan: 'free', licences: [] });
  });

  test('[PAY-06] late by a month and a day has granted what is over', async () => {
    const { token, userId } = await someTeacher();
    await notifyMainApi(notificationOf(userId, randomUUID(), { occurredAt: agoBy(32) }));
    expect(await licencesOf(token)).toMatchObject({ plan: 'free', licences: [{}] });
  });

  test('[PAY-01] licences of one kind follow each other, and the refund of the first leaves the second', async () => {
    const { token, userId } = await someTeacher();
    const first = notificationOf(userId, randomUUID());
    await notifyMainApi(first);
    await notifyMainApi(notificationOf(userId, randomUUID()));
    const [later, earlier] = (await licencesOf(token)).licences;
    expect(later?.from).toBe(earlier?.until);
    await notifyMainApi({ ...first, event: 'refunded' });
    expect((await licencesOf(token)).licences[0]).toEqual(later);
  });

  test('[PAY-01] a refund before the licence has begun takes all of it', async () => {
    const { token, userId } = await someTeacher();
    await notifyMainApi(notificationOf(userId, randomUUID()));
    const second = notificationOf(userId, randomUUID());
    await notifyMainApi(second);
    await notifyMainApi({ ...second, event: 'refunded' });
    const { licences } = await licencesOf(token);
    expect(licences.filter(({ from, until }) => from === until)).toHaveLength(1);
  });
});

describe('a notification is refused', () => {
  test.each([
    ['without a signature', () => ''],
    ['with the signature of another secret', (body: string) => signed(body, { secret: 'x' })],
    ['with the signature of another body', (body: string) => signed(`${body} `)],
    ['when it is replayed after five minutes', (body: string) => signed(body, { age: 301 })],
  ])('[PAY-06] %s', async (_, sign) => {
    const { token, userId } = await someTeacher();
    const paid = notificationOf(userId, randomUUID());
    const { status } = await notifyMainApi(paid, sign(JSON.stringify(paid)));
    expect(status).toBe(401);
    expect((await licencesOf(token)).plan).toBe('free');
  });

  test.each([
    ['of an order with other licences', { licences: [{ licence: 'school', months: 12 }] }, 409],
    ['of a gift that was none', { giftCode: 'ba'.repeat(12) }, 409],
    ['of a payer who is no user', { userId: randomUUID() }, 404],
    ['of a made-up event', { event: 'given' }, 400],
    ['with fractional months', { licences: [{ licence: 'teacher', months: 0.5 }] }, 400],
    ['with a price', { total: 1 }, 400],
    ['with licences without end', { licences: [{ licence: 'teacher', months: 1e9 }] }, 400],
    ['with an order of slashes', { orderId: '../x' }, 400],
  ])('[PAY-06] %s, though it is signed', async (_, wrong, expected) => {
    const { token, userId } = await someTeacher();
    const paid = notificationOf(userId, randomUUID());
    await notifyMainApi(paid);
    const before = await licencesOf(token);
    expect((await notifyMainApi({ ...paid, ...wrong })).status).toBe(expected);
    expect(await licencesOf(token)).toEqual(before);
  });

  test('[PAY-06] when it names the order of somebody else', async () => {
    const [payer, stranger] = [await someTeacher(), await someTeacher()];
    const orderId = randomUUID();
    await notifyMainApi(notificationOf(payer.userId, orderId));
    const { status } = await notifyMainApi(notificationOf(stranger.userId, orderId));
    expect(status).toBe(409);
    expect((await licencesOf(stranger.token)).plan).toBe('free');
  });

  test.each(['', '{', '[]', 'null', '"paid"', '{"__proto__":{}}', `"${'x'.repeat(30_000)}"`])(
    '[PAY-06] when its body is %.20j',
    async (body) => {
      const { status } = await request('POST', NOTIFICATION_PATH, {
        body,
        headers: { [SIGNATURE_HEADER]: signed(body), Connection: 'close' },
      });
      expect([400, 413]).toContain(status);
    },
  );
});
