import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform, mainApiOrigin, request } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const fill = (path: string) => path.replace(/\{\w+\}/g, 'x');

describe('the main API as the endpoint table says', () => {
  test('[API-01] its OpenAPI document has every row', async () => {
    const response = await fetch(`${mainApiOrigin()}/openapi.json`);
    const document = (await response.json()) as { paths: Record<string, Record<string, object>> };
    for (const [name, { method, path }] of rows)
      expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
  });

  test.each(rows.filter(([, row]) => row.access === 'user' && row.state === 'ready'))(
    '[NET-05] %s refuses a caller without a token',
    async (_, { method, path }) => {
      const { status } = await request(method, fill(path));
      expect(status).toBe(401);
    },
  );

  test('a call whose effect is still to come says so', async () => {
    // One day there are none.
    for (const [name, { method, path }] of rows.filter(
      ([, row]) => row.state === 'not_implemented',
    )) {
      const { status, body } = await request(method, fill(path));
      expect([name, status, body.code]).toEqual([name, 501, 'not_implemented']);
    }
  });

  test('[NET-06] a known path with another method is 405 and names the methods', async () => {
    const { status, headers } = await request('DELETE', '/api/v1/homework');
    expect(status).toBe(405);
    expect(headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'POST']);
  });

  test('an unknown path is 404 in the shape of every refusal', async () => {
    const { status, body } = await request('GET', '/api/v1/none');
    expect(status).toBe(404);
    expect(body).toEqual({
      code: 'not_found',
      message: 'not_found',
      requestId: expect.any(String),
    });
  });

  test('a request id is taken over when it is a plain one, else made', async () => {
    const id = randomUUID();
    const plain = await request('GET', '/health', { headers: { 'X-Request-Id': id } });
    expect(plain.headers.get('x-request-id')).toBe(id);
    const odd = await request('GET', '/health', { headers: { 'X-Request-Id': '<script>' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('it is alive and ready', async () => {
    expect((await request('GET', '/health')).body).toEqual({ status: 'alive' });
    expect((await request('GET', '/ready')).body).toMatchObject({
      status: 'ready',
      checks: { database: 'ready' },
    });
  });
});

describe('content', () => {
  test('[HW-15] at least three workbooks come with the product, of two modules and twelve tasks', async () => {
    const { workbooks } = await callPlatform('listWorkbooks', {});
    expect(workbooks.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['anglijskij-yazyk-5', 'matematika-5', 'fizika-7']),
    );
    for (const { id, taskCount } of workbooks) {
      expect(taskCount).toBeGreaterThanOrEqual(12);
      const { modules } = await callPlatform('getWorkbook', { params: { workbookId: id } });
      expect(modules.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('workbooks are found by subject and grade', async () => {
    const { workbooks } = await callPlatform('listWorkbooks', {
      query: { subjectId: 6, grade: 7 },
    });
    expect(workbooks.map(({ id }) => id)).toEqual(['fizika-7']);
    for (const wrong of ['8', '', ' 6', '6.0', 'x', '1e1']) {
      const query = new URLSearchParams({ subjectId: wrong });
      const { status, body } = await request('GET', `/api/v1/content/workbooks?${query}`);
      expect([wrong, status, body.field]).toEqual([wrong, 400, 'query.subjectId']);
    }
  });

  test('an unknown workbook and an unknown step are not found', async () => {
    expect((await ask('getWorkbook', { params: { workbookId: 'astronomiya-5' } })).status).toBe(
      404,
    );
    expect((await ask('getStep', { params: { stepUuid: randomUUID() } })).status).toBe(404);
    expect((await ask('getStep', { params: { stepUuid: 'x' } })).status).toBe(400);
  });
});

describe('what is kept of users', () => {
  let database: pg.Pool;
  beforeAll(() => {
    database = openTestDatabase();
  });
  afterAll(() => database.end());

  test('[CFG-01, CFG-04] the config is there, the offer is accepted and the permission kept', async () => {
    const schoolClass = { number: 5, letter: 'А' };
    const offerAcceptedAt = null;
    const token = await createUser(database, {
      roles: [roles.student],
      schoolClass,
      offerAcceptedAt,
    });
    expect(await callPlatform('getUserConfig', { token })).toMatchObject({
      ...{ status: 'registered', classNumber: 5, classLetter: 'А' },
      ...{ lastOfferAcceptedAt: null, gettingGeolocationWebPermission: null },
    });
    const accepted = await callPlatform('acceptOffer', { token });
    expect(Date.parse(accepted.lastOfferAcceptedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await callPlatform('setGeolocationPermission', { token, body: { permission: 'deny' } });
    const after = await callPlatform('getUserConfig', { token });
    expect(after.gettingGeolocationWebPermission).toBe('deny');
  });

  test('[ROUTE-05] saving what a teacher teaches makes a new teacher registered', async () => {
    const token = await createUser(database, { roles: [roles.teacher], status: 'new' });
    expect((await callPlatform('getUserConfig', { token })).status).toBe('new');
    const body = { subject: 6, grade: 7, subjects: [{ subjectId: 6, grades: [7, 8] }] };
    await callPlatform('saveTeaching', { token, body });
    expect(await callPlatform('getTeaching', { token })).toEqual(body);
    expect(await callPlatform('isTeachingSaved', { token })).toEqual({ saved: true });
    expect((await callPlatform('getUserConfig', { token })).status).toBe('registered');
  });

  test('a student cannot become registered by what teachers save', async () => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const token = await newcomer(taskHash);
    const { status } = await ask('saveTeaching', { token, body: { subject: 6, grade: 7 } });
    expect(status).toBe(403);
    expect((await callPlatform('getUserConfig', { token })).status).toBe('new');
  });

  test('[FEAT-01] product features default to off but isMeshAvailable', async () => {
    const features = await callPlatform('getProductFeatures', {});
    const on = Object.entries(features).filter(([, { enable }]) => enable);
    expect(on.map(([name]) => name)).toEqual(['isMeshAvailable']);
  });

  test('[TRK-03] details are bounded one by one and together', async () => {
    const token = await signIn('student@example.ru');
    const send = async (meta: Record<string, string>) =>
      (
        await ask('addFeedback', {
          token,
          body: { idempotencyKey: randomUUID(), type: 'idea', meta },
        })
      ).status;
    const texts = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`text${i}`, 'а'.repeat(2_000)]));
    expect(await send(texts(3))).toBe(200);
    expect(await send(texts(4))).toBe(400);
    expect(await send({ text: 'а'.repeat(2_001) })).toBe(400);
    const many = Array.from({ length: 51 }, (_, i) => [`text${i}`, '']);
    expect(await send(Object.fromEntries(many))).toBe(400);
  });
});

describe('students without an account', () => {
  const form = (taskHash: string) => ({
    idempotencyKey: randomUUID(),
    taskHash,
    name: 'Аня',
    surname: 'Ветрова',
    className: '5 б',
  });

  test('[HW-02] name and class are enough to begin, and the student is only partly registered', async () => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const token = await newcomer(taskHash, '5 б');
    const config = await callPlatform('getUserConfig', { token });
    expect(config).toMatchObject({ status: 'new', classNumber: 5, classLetter: 'Б' });
  });

  test('the same form sent ten times at once registers one student', async () => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const body = form(taskHash);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => callPlatform('registerStudent', { body })),
    );
    const ids = await Promise.all(
      replies.map(({ token }) => callPlatform('getUserConfig', { token })),
    );
    expect(new Set(ids.map(({ userId }) => userId)).size).toBe(1);
  });

  test('[ROUTE-15] the same request with another name is a conflict', async () => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const body = form(taskHash);
    await callPlatform('registerStudent', { body });
    const other = await ask('registerStudent', { body: { ...body, name: 'Оля' } });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  test.each([
    ['no name', { name: ' ' }, 400],
    ['a name of markup', { name: '<b>x</b>' }, 400],
    ['a name without end', { surname: 'я'.repeat(101) }, 400],
    ['no class', { className: 'школа' }, 400],
    ['class twelve', { className: '12а' }, 400],
    ['an unknown homework', { taskHash: 'bababababababaza' }, 404],
    ['a malformed homework code', { taskHash: '../x' }, 400],
    ['a role of their own', { role: 'ROLE_EDU_SKYSMART_TEACHER_USAGE' }, 400],
  ])('%s is refused', async (_, wrong, expected) => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const body = { ...form(taskHash), ...wrong };
    const { status } = await ask('registerStudent', { body });
    expect(status).toBe(expected);
  });
});
