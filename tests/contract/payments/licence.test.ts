import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import {
  beginOrder,
  callPayments,
  fillCart,
  submitPayment,
} from '@/tests/support/payments/call-payments';
import { isPremium, licencesOf, waitForLicences } from '@/tests/support/payments/licences';
import { notificationOf, notifyMainApi } from '@/tests/support/payments/notify';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const userIdOf = (token: string) => String(decodeJwt(token).userId);

async function someUser(role = roles.teacher as (typeof roles)[keyof typeof roles]) {
  const token = await createUser(database, { roles: [role] });
  return { token, userId: userIdOf(token) };
}

type Kept = {
  giftCode: string;
  notifications: { event: string; deliveredAt: string | null }[];
};

/** What an operator does with an order. */
async function operate(method: string, id: string, path = '', body?: unknown) {
  const reply = await callPayments(method, `/operator/orders/${id}/${path}`, {
    ...{ user: null, body, isOperator: true },
  });
  return { status: reply.status, body: reply.body as unknown as Kept };
}

/** Waits until the main API has taken all that it was told. */
async function waitForDelivery(id: string, count: number): Promise<void> {
  for (let turn = 0; turn < 150; turn += 1) {
    const { notifications } = (await operate('GET', id)).body;
    if (notifications.filter(({ deliveredAt }) => deliveredAt !== null).length >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The notifications were not delivered');
}

describe('from the payment to the licence', () => {
  test('[PAY-06] a paid order grants its licence, and its refund ends it', async () => {
    const { token, userId } = await someUser();
    expect(await licencesOf(token)).toMatchObject({ plan: 'free', licences: [] });
    const { url, id } = await beginOrder(userId);
    await submitPayment(url);
    const { licences } = await waitForLicences(token, isPremium);
    expect(licences).toMatchObject([{ licence: 'teacher' }]);
    expect((await operate('POST', id, 'refund/')).status).toBe(200);
    await waitForLicences(token, (now) => !isPremium(now));
    expect((await operate('POST', id, 'refund/')).status).toBe(200);
  });

  test('[PAY-06] told twice and then twenty times, it grants one licence', async () => {
    const { token, userId } = await someUser();
    const { url, id } = await beginOrder(userId);
    await submitPayment(url, { telling: 'twice' });
    await operate('POST', id, 'notifications/', { event: 'paid', times: 20 });
    await waitForDelivery(id, 22);
    expect((await licencesOf(token)).licences).toHaveLength(1);
  });

  test('[PAY-06] told of the refund first and of the payment late, it grants nothing', async () => {
    const { token, userId } = await someUser();
    const { url, id } = await beginOrder(userId);
    await submitPayment(url, { telling: 'held' });
    await operate('POST', id, 'refund/');
    await waitForDelivery(id, 1);
    await operate('POST', id, 'notifications/', { event: 'paid', delaySeconds: 1 });
    await waitForDelivery(id, 2);
    expect(await licencesOf(token)).toMatchObject({ plan: 'free', licences: [] });
  });

  test('[PAY-06] [PAY-02] of an unpaid order nobody can tell, and web is no operator', async () => {
    const { userId } = await someUser();
    const { id } = await beginOrder(userId);
    const paid = { event: 'paid' };
    expect((await operate('POST', id, 'notifications/', paid)).status).toBe(409);
    expect((await operate('POST', id, 'refund/')).status).toBe(409);
    expect((await operate('GET', randomUUID())).status).toBe(404);
    expect((await operate('GET', 'a%2Fb')).status).toBe(400);
    const asWeb = { user: userId };
    for (const [method, path] of [
      ['GET', `/operator/orders/${id}/`],
      ['POST', `/operator/orders/${id}/refund/`],
      ['POST', `/operator/orders/${id}/notifications/`],
      ['GET', `/operator/users/${userId}/`],
      ['POST', `/operator/users/${userId}/erase/`],
    ] as const)
      for (const sent of [asWeb, { ...asWeb, token: null }])
        expect([path, (await callPayments(method, path, sent)).status]).toEqual([path, 401]);
  });
});

describe('a gift', () => {
  test('[PAY-01] is the one’s who has its code first, and not the payer’s', async () => {
    const [payer, friend, other] = [await someUser(), await someUser(), await someUser()];
    const { id: cartId } = await fillCart(payer.userId, [{ position: 'teacher-12' }]);
    const query = '?as_gift=true&email=friend@example.ru';
    const path = `/cart/${cartId}/payment_url/${query}`;
    const { body } = await callPayments('GET', path, { user: payer.userId });
    const url = body.url ?? '';
    await submitPayment(url);
    const id = url.split('/').at(-1) ?? '';
    await waitForDelivery(id, 1);
    const { giftCode: code } = (await operate('GET', id)).body;
    expect((await licencesOf(payer.token)).plan).toBe('free');
    for (const _ of [1, 2]) {
      const taken = await callPlatform('activateGift', { token: friend.token, body: { code } });
      expect(taken).toMatchObject({ plan: 'premium', licences: [{ licence: 'teacher' }] });
      expect(taken.licences).toHaveLength(1);
    }
    const late = await ask('activateGift', { token: other.token, body: { code } });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    await operate('POST', id, 'refund/');
    await waitForLicences(friend.token, (now) => !isPremium(now));
  });

  test('[PAY-01] that was refunded cannot be taken, and a made-up code opens nothing', async () => {
    const { token, userId } = await someUser();
    const code = 'ba'.repeat(12);
    const gift = notificationOf(userId, randomUUID(), { giftCode: code });
    await notifyMainApi(gift);
    await notifyMainApi({ ...gift, event: 'refunded' });
    const refused = await ask('activateGift', { token, body: { code } });
    expect([refused.status, refused.body.code]).toEqual([404, 'gift_not_found']);
    expect((await ask('activateGift', { token, body: { code: '../x' } })).status).toBe(400);
  });
});

describe('whom a licence serves', () => {
  test('[PAY-01] that of a class its pupils, that of a school all of it', async () => {
    const { rows: schools } = await database.query<{ id: string }>(
      `insert into main_api.school (title) values ('Школа лицензий') returning id`,
    );
    const { rows: classes } = await database.query<{ id: string; number: number }>(
      `insert into main_api.school_class (school_id, number) values ($1, 7), ($1, 8)
       returning id, number`,
      [schools[0]?.id],
    );
    const place = async (of: (typeof classes)[number] | undefined) => {
      const one = await someUser(roles.student);
      await database.query(
        `update main_api."user" set school_id = $2, class_id = $3, class_number = $4 where id = $1`,
        [one.userId, schools[0]?.id, of?.id, of?.number],
      );
      return one;
    };
    const [buyer, classmate] = [await place(classes[0]), await place(classes[0])];
    const [other, outsider] = [await place(classes[1]), await someUser(roles.student)];
    const plans = () =>
      Promise.all(
        [buyer, classmate, other, outsider].map(
          async ({ token }) => (await licencesOf(token)).plan,
        ),
      );
    const buy = (licence: 'class' | 'school') =>
      notifyMainApi(
        notificationOf(buyer.userId, randomUUID(), { licences: [{ licence, months: 12 }] }),
      );
    await buy('class');
    expect(await plans()).toEqual(['premium', 'premium', 'free', 'free']);
    await buy('school');
    expect(await plans()).toEqual(['premium', 'premium', 'premium', 'free']);
  });

  test('[PAY-01] that of a school which becomes known later, all of it from then on', async () => {
    const [holder, colleague] = [await someUser(), await someUser()];
    await notifyMainApi(
      notificationOf(holder.userId, randomUUID(), { licences: [{ licence: 'school', months: 1 }] }),
    );
    const plan = async () => (await licencesOf(colleague.token)).plan;
    const move = (id: string, schoolId: string | undefined) =>
      database.query('update main_api."user" set school_id = $2 where id = $1', [id, schoolId]);
    const { rows } = await database.query<{ id: string }>(
      `insert into main_api.school (title) values ('Школа позже') returning id`,
    );
    await move(colleague.userId, rows[0]?.id);
    expect(await plan()).toBe('free');
    await move(holder.userId, rows[0]?.id);
    expect(await plan()).toBe('premium');
    // What others have bought is theirs to know.
    const { school, licences } = await licencesOf(colleague.token);
    expect([school, licences.map(({ orderId }) => orderId)]).toEqual(['Школа позже', [null]]);
    const known = notificationOf(colleague.userId, randomUUID(), {
      licences: [{ licence: 'school', months: 1 }],
    });
    await notifyMainApi(known);
    const [later, earlier] = (await licencesOf(colleague.token)).licences;
    expect([later?.orderId, later?.from]).toEqual([known.orderId, earlier?.until]);
  });

  test('[FEAT-02] who was there before access was limited keeps what premium allows', async () => {
    const [old, later] = [await someUser(), await someUser()];
    const set = 'update main_api."user" set created_at = $2 where id = $1';
    await database.query(set, [old.userId, '2022-03-22T23:59:59+03:00']);
    await database.query(set, [later.userId, '2022-03-23T00:00:00+03:00']);
    expect(await licencesOf(old.token)).toMatchObject({ plan: 'premium', licences: [] });
    expect((await licencesOf(later.token)).plan).toBe('free');
  });

  test('nobody is told of licences without signing in', async () => {
    expect((await ask('getLicences', {})).status).toBe(401);
  });
});

describe('the licence of a class', () => {
  const bought = async (count: number) => {
    const teacher = await someUser();
    const licences = Array.from({ length: count }, () => ({
      licence: 'class' as const,
      months: 1,
    }));
    const paid = notificationOf(teacher.userId, randomUUID(), { licences });
    await notifyMainApi(paid);
    const name = (line: number | string, className: string, token = teacher.token) =>
      ask('nameLicenceClass', {
        token,
        params: { orderId: paid.orderId, line: line as number },
        body: { className },
      });
    return { ...teacher, paid, name };
  };

  test('[PAY-01] begins when the teacher names the class, which is done once', async () => {
    const { token, name } = await bought(2);
    expect((await licencesOf(token)).licences).toMatchObject([
      { classNumber: null, from: null, until: null },
      { classNumber: null, from: null, until: null },
    ]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => name(0, '5 а')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await name(0, '6Б')).status).toBe(409);
    expect((await name(1, '5А')).status).toBe(200);
    const [later, earlier] = (await licencesOf(token)).licences;
    expect(earlier).toMatchObject({ line: 0, classNumber: 5, classLetter: 'А' });
    expect(later).toMatchObject({ line: 1, classNumber: 5, from: earlier?.until });
  });

  test('[HW-08] lifts the limits of its students at that teacher, and of no others', async () => {
    const { token, name } = await bought(1);
    const { taskHash } = await createHomework(token, { steps: 1 });
    const attemptsOf = async (className: string) => {
      const student = await newcomer(taskHash, className);
      const input = { token: student, params: { taskHash } };
      return (await callPlatform('getTaskStart', input)).preview.attempts;
    };
    expect(await attemptsOf('5А')).toBe(2);
    await name(0, '5А');
    expect([await attemptsOf('5А'), await attemptsOf('5Б')]).toEqual([10, 2]);
    const other = await createHomework((await someUser()).token, { steps: 1 });
    const stranger = await newcomer(other.taskHash, '5А');
    const input = { token: stranger, params: { taskHash: other.taskHash } };
    expect((await callPlatform('getTaskStart', input)).preview.attempts).toBe(2);
  });

  test('[PAY-01] is named by nobody else, and not after its refund', async () => {
    const { paid, name, token } = await bought(1);
    expect((await name(0, '5А', (await someUser()).token)).status).toBe(404);
    expect((await name(1, '5А')).status).toBe(404);
    for (const line of [-1, 1.5, 'x', 1_000]) expect((await name(line, '5А')).status).toBe(400);
    for (const wrong of ['', '12А', '5'.repeat(10_000), '<b>'])
      expect((await name(0, wrong)).status).toBe(400);
    await notifyMainApi({ ...paid, event: 'refunded' });
    expect((await name(0, '5А')).status).toBe(409);
    expect((await licencesOf(token)).licences).toEqual([]);
  });
});

describe('the attempts at a homework', () => {
  const finishOne = async (token: string, taskHash: string) => {
    const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
    await callPlatform('finishAttempt', { token, params: { attemptCode } });
  };
  const startStatus = async (token: string, taskHash: string) =>
    (await ask('startAttempt', { token, body: { taskHash } })).status;

  test('[HW-08] are two; ten from the moment in which its teacher has premium, and two after a refund', async () => {
    const teacher = await someUser();
    const { taskHash } = await createHomework(teacher.token, { steps: 1 });
    const student = await newcomer(taskHash);
    const preview = () => callPlatform('getTaskPreview', { params: { taskHash } });
    expect((await preview()).attempts).toBe(2);
    for (const _ of [1, 2]) await finishOne(student, taskHash);
    expect(await startStatus(student, taskHash)).toBe(409);
    const paid = notificationOf(teacher.userId, randomUUID());
    await notifyMainApi(paid);
    expect((await preview()).attempts).toBe(10);
    for (let number = 3; number <= 9; number += 1) await finishOne(student, taskHash);
    await notifyMainApi({ ...paid, event: 'refunded' });
    expect(await startStatus(student, taskHash)).toBe(409);
    expect((await preview()).attempts).toBe(2);
  });

  test('[HW-08] are ten for a student who has premium, and an eleventh is refused', async () => {
    const teacher = await someUser();
    const { taskHash } = await createHomework(teacher.token, { steps: 1 });
    const student = await newcomer(taskHash);
    await notifyMainApi(notificationOf(userIdOf(student), randomUUID()));
    const input = { token: student, params: { taskHash } };
    expect((await callPlatform('getTaskStart', input)).preview.attempts).toBe(10);
    for (let number = 1; number <= 10; number += 1) await finishOne(student, taskHash);
    expect(await startStatus(student, taskHash)).toBe(409);
  });
});
