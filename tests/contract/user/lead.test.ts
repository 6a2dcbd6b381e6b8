import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { someNetwork } from '@/tests/support/http/networks';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

/** What is kept of the applications with this e-mail. */
async function kept(email: string) {
  const { rows } = await database.query<{ type: string; meta: object }>(
    `select type, meta from main_api.lead where meta->>'email' = $1`,
    [email],
  );
  return rows;
}

let turn = 0;
const someEmail = () => `lead-${process.pid}-${turn++}@example.ru`;
const form = (email: string) => ({
  idempotencyKey: randomUUID(),
  type: 'teacher-licence' as const,
  meta: {
    name: 'Анна Морозова',
    email,
    school: 'Школа № 5 <имени Пушкина>',
    city: 'Тула',
    subjectId: 0,
    classCount: 3,
    comment: 'Строка\nи ещё одна',
    consent: true as const,
  },
});
const send = (body: unknown, network = someNetwork()) =>
  request('POST', '/api/v1/user/add-lead', { body, network });

describe('an application form', () => {
  test('[ROUTE-21] [TRK-03] is kept as it was written, without a token', async () => {
    const email = someEmail();
    const body = form(email);
    expect(await callPlatform('addLead', { body })).toEqual({ done: true });
    expect(await kept(email)).toEqual([{ type: body.type, meta: body.meta }]);
  });

  test('[TRK-03] keeps how its sender came', async () => {
    const email = someEmail();
    const { meta, ...body } = form(email);
    const visit = {
      utmMarks: [
        { utmKey: 'utm_source' as const, utmValue: 'vk' },
        { utmKey: 'utm_content' as const, utmValue: '<script>alert("1")</script>' },
      ],
      reffererUrl: 'https://ya.ru/search?text=тетради',
      landingName: 'teacher',
      userAgent: 'Mozilla/5.0 viewportSize=375x667',
    };
    await callPlatform('addLead', { body: { ...body, meta: { ...meta, visit } } });
    expect(await kept(email)).toEqual([{ type: body.type, meta: { ...meta, visit } }]);
  });

  test.each<[string, unknown, object | undefined]>([
    [
      'without end',
      {
        utmMarks: [{ utmKey: 'utm_term', utmValue: 'я'.repeat(10_000) }],
        reffererUrl: 'x'.repeat(10_000),
        landingName: 'x'.repeat(10_000),
        userAgent: 'x'.repeat(10_000),
      },
      {
        utmMarks: [{ utmKey: 'utm_term', utmValue: 'я'.repeat(500) }],
        reffererUrl: 'x'.repeat(2_000),
        landingName: 'x'.repeat(100),
        userAgent: 'x'.repeat(600),
      },
    ],
    [
      'that no database keeps',
      { landingName: 'a\0b\uD800\u202Ec', userAgent: `${'x'.repeat(599)}😀` },
      { landingName: 'abc', userAgent: 'x'.repeat(599) },
    ],
    ['of another kind', { utmMarks: 'vk', reffererUrl: 1, landingName: null, userAgent: {} }, {}],
    ['of marks that nobody knows', { utmMarks: [{ utmKey: 'x', utmValue: 'y' }], more: 1 }, {}],
    [
      'of too many marks',
      { utmMarks: Array(100).fill({ utmKey: 'product', utmValue: 'y' }), landingName: 'teacher' },
      { landingName: 'teacher' },
    ],
    ['that is none', 'vk', undefined],
    ['that is nothing', null, undefined],
  ])('[TRK-03] with a visit %s is kept all the same', async (_, visit, left) => {
    const email = someEmail();
    const { meta, ...body } = form(email);
    expect((await send({ ...body, meta: { ...meta, visit } })).status).toBe(200);
    const expected = left === undefined ? meta : { ...meta, visit: left };
    expect(await kept(email)).toEqual([{ type: body.type, meta: expected }]);
  });

  test('[TRK-03] sent again from another window is the same lead', async () => {
    const email = someEmail();
    const { meta, ...body } = form(email);
    for (const userAgent of ['x viewportSize=375x667', 'x viewportSize=667x375'])
      expect((await send({ ...body, meta: { ...meta, visit: { userAgent } } })).status).toBe(200);
    expect(await kept(email)).toMatchObject([
      { meta: { visit: { userAgent: 'x viewportSize=375x667' } } },
    ]);
  });

  test('[ROUTE-21] sent ten times at once is one lead', async () => {
    const email = someEmail();
    const body = form(email);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await kept(email)).toHaveLength(1);
  });

  test('[ROUTE-21] with the key of another form is a conflict', async () => {
    const email = someEmail();
    const body = form(email);
    expect((await send(body)).status).toBe(200);
    const other = await send({ ...body, meta: { ...body.meta, city: 'Омск' } });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    expect(await kept(email)).toEqual([{ type: body.type, meta: body.meta }]);
  });

  test('[ROUTE-21] is taken five times a day from one address, however it is written', async () => {
    const email = someEmail();
    const spellings = [email, email.toUpperCase()];
    const network = someNetwork();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(form(spellings[at % 2] ?? email), network)),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test('[TRUST-09] of a contact in whose name others have sent many is taken all the same', async () => {
    const email = someEmail();
    const stranger = someNetwork();
    for (let turn = 0; turn < 6; turn++) await send(form(email), stranger);
    expect((await send(form(email))).status).toBe(200);
  });

  test('[ROUTE-21] is taken five times a day from one phone', async () => {
    const digits = String(1_000_000 + process.pid).slice(-7);
    const { email: _, ...meta } = form('').meta;
    const phones = [`+7 912 ${digits}`, `8912${digits}`, `8 (912) ${digits}`];
    const network = someNetwork();
    const statuses: number[] = [];
    for (let one = 0; one < 6; one++) {
      const phone = phones[one % 3];
      statuses.push((await send({ ...form(''), meta: { ...meta, phone } }, network)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test.each<[string, object, string]>([
    ['no name', { name: '' }, 'name'],
    ['a name of markup', { name: '<img src=x>' }, 'name'],
    ['a name without end', { name: 'я'.repeat(101) }, 'name'],
    ['a name of another kind', { name: ['Анна'] }, 'name'],
    ['no way to answer', { email: undefined }, 'email'],
    ['a wrong e-mail', { email: 'anna@school' }, 'email'],
    ['two e-mails', { email: 'a@b.ru,c@d.ru' }, 'email'],
    ['a header in the e-mail', { email: 'a@b.ru\r\nBcc: c@d.ru' }, 'email'],
    ['a short phone', { phone: '2-15-30' }, 'phone'],
    ['a school of marks', { school: '—' }, 'school'],
    ['a control character', { city: 'Ту\u0007ла' }, 'city'],
    ['a text that turns round', { city: 'Ту\u202Eла' }, 'city'],
    ['NUL', { comment: 'a\0b' }, 'comment'],
    ['half of a letter', { comment: '\uD800' }, 'comment'],
    ['an endless comment', { comment: 'я'.repeat(501) }, 'comment'],
    ['no consent', { consent: false }, 'consent'],
    ['consent in words', { consent: 'да' }, 'consent'],
    ['an unknown subject', { subjectId: 8 }, 'subjectId'],
    ['half a class', { classCount: 1.5 }, 'classCount'],
    ['a thousand classes', { classCount: 1_000 }, 'classCount'],
    ['a role of their own', { role: 'admin' }, 'role'],
  ])('[ROUTE-21] with %s is refused and the field named', async (_, wrong, field) => {
    const email = someEmail();
    const body = form(email);
    const { status, body: answer } = await send({ ...body, meta: { ...body.meta, ...wrong } });
    expect([status, answer.field]).toEqual([400, `body.meta.${field}`]);
    expect(await kept(email)).toEqual([]);
  });

  test.each<[string, object]>([
    ['no request id', { idempotencyKey: 'x' }],
    ['an unknown form', { type: 'spam' }],
    ['something more', { userId: randomUUID() }],
    ['no content', { meta: undefined }],
  ])('[ROUTE-21] with %s is refused', async (_, wrong) => {
    expect((await send({ ...form(someEmail()), ...wrong })).status).toBe(400);
  });
});
