import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { teachingProfileSchema } from '@/lib/contract/user/user';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;
beforeAll(async () => {
  database = openTestDatabase();
  teacher = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());

describe('the profile of a teacher', () => {
  const save = (body: unknown) => request('PUT', '/api/v1/prosv/profile', { body, token: teacher });

  test('[API-01] is one subject and grade, which stand for a list of one', async () => {
    expect(await save({ subject: 6, grade: 7 })).toMatchObject({ status: 200 });
    expect(await callPlatform('getTeaching', { token: teacher })).toEqual({
      ...{ subject: 6, grade: 7 },
      subjects: [{ subjectId: 6, grades: [7] }],
    });
  });

  test('[API-01] has several subjects in a list beside the first', async () => {
    const subjects = [
      { subjectId: 1, grades: [5, 6] },
      { subjectId: 6, grades: [7] },
    ];
    expect((await save({ subject: 1, grade: 5, subjects })).body).toMatchObject({ subjects });
    expect(await callPlatform('getTeaching', { token: teacher })).toEqual({
      ...{ subject: 1, grade: 5, subjects },
    });
  });

  test('[API-01] of somebody who has chosen nothing is empty', async () => {
    const token = await createUser(database, { roles: [roles.teacher] });
    expect(await callPlatform('getTeaching', { token })).toEqual({
      ...{ subject: null, grade: null, subjects: [] },
    });
  });

  test.each([
    ['nothing', {}],
    ['only a list', { subjects: [{ subjectId: 1, grades: [5] }] }],
    ['no grade', { subject: 1 }],
    ['an unknown subject', { subject: 8, grade: 5 }],
    ['a grade beyond school', { subject: 1, grade: 12 }],
    ['text for numbers', { subject: '1', grade: '5' }],
    ['null', { subject: null, grade: null }],
    [
      'a subject outside of the list',
      { subject: 1, grade: 5, subjects: [{ subjectId: 6, grades: [5] }] },
    ],
    [
      'a grade outside of the list',
      { subject: 1, grade: 5, subjects: [{ subjectId: 1, grades: [6] }] },
    ],
    [
      'a subject without grades',
      { subject: 1, grade: 5, subjects: [{ subjectId: 1, grades: [] }] },
    ],
    [
      'a list without end',
      { subject: 1, grade: 5, subjects: Array(500).fill({ subjectId: 1, grades: [5] }) },
    ],
    ['another field', { subject: 1, grade: 5, status: 'registered' }],
  ])('[ROUTE-05] with %s is refused', async (_, body) => {
    const { status, body: refusal } = await save(body);
    expect([status, refusal.code]).toEqual([400, 'invalid_request']);
  });

  test("[API-01] is understood as a publisher's own main API says it", () => {
    expect(teachingProfileSchema.parse({ subject: 1, grade: 5 }).subjects).toEqual([
      { subjectId: 1, grades: [5] },
    ]);
  });
});

describe('what is sent with an idempotency key', () => {
  const meta = { text: 'Хорошо', score: 5 };
  const utmMarks = [{ utmKey: 'utm_source', utmValue: 'vk' }];
  const rows = [
    ['user/add-feedback', 'message', { type: 'idea', meta }, { meta: { text: 'Плохо' } }],
    ['analytics/save-utm', 'utm_mark', { utmMarks, reffererUrl: '' }, { utmMarks: [] }],
    [
      'analytics/track-event',
      'event',
      { eventType: 'new_task_opened', payload: { step: 1 }, userAgent: 'test' },
      { payload: { step: 2 } },
    ],
  ] as const;

  describe.each(rows)('%s', (path, table, content, other) => {
    const send = (body: object, token: string) =>
      request('POST', `/api/v1/${path}`, { body, token });
    const countOf = async (id: string) =>
      (await database.query(`select 1 from main_api.${table} where id = $1`, [id])).rowCount;
    let token: string;
    beforeAll(async () => {
      token = await createUser(database, { roles: [roles.student] });
    });

    test('[API-01] [NET-04] [TRK-01, TRK-02, TRK-03] is kept once, however often it is sent', async () => {
      const body = { idempotencyKey: randomUUID(), ...content };
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, token)));
      expect(answers.map(({ status, body: reply }) => [status, reply.done])).toEqual(
        Array(10).fill([200, true]),
      );
      expect(await countOf(body.idempotencyKey)).toBe(1);
    });

    test('[API-01] the same key with something else is a conflict', async () => {
      const body = { idempotencyKey: randomUUID(), ...content };
      expect((await send(body, token)).status).toBe(200);
      const changed = await send({ ...body, ...other }, token);
      expect([changed.status, changed.body.code]).toEqual([409, 'conflict']);
      const stranger = await createUser(database, { roles: [roles.student] });
      expect((await send(body, stranger)).status).toBe(409);
    });

    test.each([undefined, null, '', 'x', 1, 'ff'.repeat(10_000)])(
      '[API-01] the key %.10j is refused',
      async (idempotencyKey) => {
        const { status, body } = await send({ ...content, idempotencyKey }, token);
        expect([status, body.field]).toEqual([400, 'body.idempotencyKey']);
      },
    );
  });
});

test('[FILE-04] the address of a file is described as the file itself', async () => {
  const { body } = await request('GET', '/openapi.json');
  const paths = body.paths as Record<string, { get: { responses: Record<string, unknown> } }>;
  expect(paths['/api/v1/file/get/{id}']?.get.responses['200']).toEqual({
    description: 'Done',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  });
});
