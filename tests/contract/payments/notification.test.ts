import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { SIGNATURE_HEADER, NOTIFICATION_PATH } from '@/lib/contract/payment/notification';
import { addMonths } from '@/platform/main-api/licence/add-months';
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
    const before = new Date().toISOString();
    const answers = await Promise.all(Array.from({ length: 20 }, () => notifyMainApi(paid)));
    const after = new Date().toISOString();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { plan, limits, licences } = await licencesOf(token);
    expect(plan).toBe('premium');
    expect(limits.attempts).toBe(10);
    expect(licences).toMatchObject([{ licence: 'teacher', orderId: paid.orderId }]);
    const [from = ''] = licences.map((one) => one.from ?? '');
    expect(from >= before && from <= after).toBe(true);
  });

  test('[PAY-06] of a refund ends the licence, whenever it comes', async () => {
    const { token, userId } = await someTeacher();
    const orderId = randomUUID();
    const paid = notificationOf(userId, orderId, { occurredAt: agoBy(3) });
    await notifyMainApi(paid);
    const refunded = notificationOf(userId, orderId, { event: 'refunded' });
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

  test('[PAY-06] late by more than what was paid for grants all of it from then on', async () => {
    const { token, userId } = await someTeacher();
    const before = new Date().toISOString();
    await notifyMainApi(notificationOf(userId, randomUUID(), { occurredAt: agoBy(32) }));
    const { plan, licences } = await licencesOf(token);
    expect([plan, licences.length]).toEqual(['premium', 1]);
    const [{ from, until } = { from: null, until: null }] = licences;
    expect((from ?? '') >= before).toBe(true);
    expect(until).toBe(addMonths(new Date(from ?? ''), 1).toISOString());
  });

  test('[PAY-06] of a refund ends what an order has granted in other words', async () => {
    const { token, userId } = await someTeacher();
    const paid = notificationOf(userId, randomUUID());
    await notifyMainApi(paid);
    const licences = [1, 2].map(() => ({ licence: 'teacher' as const, months: 6 }));
    const { status } = await notifyMainApi({ ...paid, event: 'refunded', licences });
    expect([status, (await licencesOf(token)).plan]).toEqual([200, 'free']);
  });

  test('[PAY-01] licences of one kind follow each other, and without the first the others begin earlier', async () => {
    const { token, userId } = await someTeacher();
    const first = notificationOf(userId, randomUUID());
    await notifyMainApi(first);
    for (const _ of [1, 2]) await notifyMainApi(notificationOf(userId, randomUUID()));
    const [third, second, running] = (await licencesOf(token)).licences;
    expect([third?.from, second?.from]).toEqual([second?.until, running?.until]);
    const before = new Date().toISOString();
    await notifyMainApi({ ...first, event: 'refunded', occurredAt: before });
    const now = await licencesOf(token);
    const [last, next, ended] = now.licences;
    expect(now.plan).toBe('premium');
    expect(ended).toMatchObject({ orderId: first.orderId, until: before });
    expect(next).toMatchObject({ orderId: second?.orderId });
    expect((next?.from ?? '') >= before && (next?.from ?? '') < (second?.from ?? '')).toBe(true);
    expect(last).toMatchObject({ orderId: third?.orderId, from: next?.until });
  });

  test('[PAY-01] a refund before the licence has begun takes all of it, and nothing follows it', async () => {
    const { token, userId } = await someTeacher();
    const [first, second, third] = [1, 2, 3].map(() => notificationOf(userId, randomUUID()));
    await notifyMainApi(first);
    await notifyMainApi(second);
    await notifyMainApi({ ...second, event: 'refunded' });
    await notifyMainApi(third);
    const { licences } = await licencesOf(token);
    const of = (one: typeof first) => licences.find(({ orderId }) => orderId === one?.orderId);
    expect(of(second)?.from).toBe(of(second)?.until);
    expect(of(third)?.from).toBe(of(first)?.until);
  });

  test('[PAY-06] of twenty orders of one payer at once grants all of them, one after the other', async () => {
    const { token, userId } = await someTeacher();
    const licences = (['school', 'teacher'] as const).map((licence) => ({ licence, months: 1 }));
    const told = Array.from({ length: 20 }, (_, at) =>
      notificationOf(userId, randomUUID(), {
        licences: at % 2 ? licences : [...licences].reverse(),
      }),
    );
    const answers = await Promise.all(told.map((one) => notifyMainApi(one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const granted = (await licencesOf(token)).licences;
    for (const kind of ['school', 'teacher']) {
      const ofKind = granted.filter(({ licence }) => licence === kind).reverse();
      expect(ofKind).toHaveLength(20);
      expect(ofKind.slice(1).map(({ from }) => from)).toEqual(
        ofKind.slice(0, -1).map(({ until }) => until),
      );
    }
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

  test.each(['paid', 'refunded'] as const)(
    '[PAY-06] when it names the order of somebody else: %s',
    async (event) => {
      const [payer, stranger] = [await someTeacher(), await someTeacher()];
      const orderId = randomUUID();
      await notifyMainApi(notificationOf(payer.userId, orderId));
      const { status } = await notifyMainApi(notificationOf(stranger.userId, orderId, { event }));
      expect([status, (await licencesOf(payer.token)).plan]).toEqual([409, 'premium']);
      expect((await licencesOf(stranger.token)).plan).toBe('free');
    },
  );

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
