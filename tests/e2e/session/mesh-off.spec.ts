import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { expectedWithoutMesh, type Kind } from '@/tests/support/guards/guard-matrix';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { ask } from '@/tests/support/http/plain-http';
import { answerOf, askedIds, rowIds, wantedAnswer } from '@/tests/support/guards/route-answers';
import { cookiesOf, openTestDatabase } from '@/tests/support/people/visitors';

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
    const isCutOff = kind === 'mash' || kind === 'mosOblast';
    const seen: Record<string, string> = {};
    const wanted: Record<string, string | undefined> = {};
    for (const id of (isCutOff ? askedIds : rowIds).filter((one) => one !== 'authTestLogin')) {
      seen[id] = (await answerOf(id, cookie)).answer;
      wanted[id] = wantedAnswer(id, kind, expectedWithoutMesh(id, kind));
    }
    expect(seen).toEqual(wanted);
  });
