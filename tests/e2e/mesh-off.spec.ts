import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { routes, type RouteId } from '@/lib/routes/routes';
import { expectedWithoutMesh, places, type Kind } from '@/tests/support/guard-matrix';
import { startOwnStack, type OwnStack } from '@/tests/support/own-stack';
import { ask } from '@/tests/support/plain-http';
import { anyHomework, cookiesOf, openTestDatabase } from '@/tests/support/visitors';

const usual = { ...process.env };
let stack: OwnStack;
let database: pg.Pool;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startOwnStack({ web: true, variables: { TEST_SIGN_IN: 'off' } });
  Object.assign(process.env, stack.addresses);
  database = openTestDatabase();
  await database.query(
    "insert into main_api.product_feature (name, enable) values ('isMeshAvailable', false)",
  );
});
test.afterAll(async () => {
  Object.assign(process.env, usual);
  await database.end();
  await stack.stop();
});

const kinds: readonly Kind[] = ['mash', 'mosOblast', 'teacher', 'student'];
const ids = ['newHomework', 'teacherProfile', 'studentProfile', 'studentStart', 'profile'] as const;

test('[ROUTE-25] without test sign-in in the configuration its page is not there', async () => {
  const headers = { Cookie: await cookiesOf(database, 'teacher') };
  expect((await ask('/auth-test-login', { headers })).status).toBe(404);
  const Origin = process.env.TEST_WEB_ORIGIN ?? '';
  const marked = await ask('/api/session/test', {
    method: 'POST',
    headers: { ...headers, Origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'mark=on',
  });
  expect(marked.status).toBe(404);
});

for (const kind of kinds)
  test(`[AUTH-19] [STATUS-08] [STATUS-09] with the Moscow platforms cut off, ${kind} is where the table says`, async () => {
    const cookie = await cookiesOf(database, kind);
    const { taskHash } = await anyHomework();
    for (const id of ids satisfies readonly RouteId[]) {
      const path = routes[id].path.replace('{taskHash}', taskHash);
      const { status, headers } = await ask(path, { headers: { Cookie: cookie } });
      const cell = expectedWithoutMesh(id, kind);
      if (cell === 'mash' || cell === 'mo')
        expect([id, status, headers.location]).toEqual([id, 302, places[cell]]);
      else expect(`${id} ${headers.location}`).not.toContain('unreachable');
    }
    for (const id of ['mashUnreachable', 'moUnreachable', 'teacherTerms'] as const) {
      const { status } = await ask(routes[id].path, { headers: { Cookie: cookie } });
      expect([id, status]).toEqual([id, routes[id].status]);
    }
  });
