import { appendFileSync } from 'node:fs';
import { test, type Browser, type Page } from '@playwright/test';
import type pg from 'pg';
import { goThrough } from '@/tests/support/chaos/cycle';
import { planOf, shortPlan } from '@/tests/support/chaos/plan';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

/** Set by `npm run chaos`: how many homeworks, by which seed, and where what came of faults is written. */
const { CHAOS_CYCLES, CHAOS_SEED, CHAOS_REPORT } = process.env;
const shared = { ...process.env };

let stack: OwnStack;
let database: pg.Pool;

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.beforeAll(async () => {
  stack = await startOwnStack({ web: true, durable: true });
  Object.assign(process.env, stack.addresses);
  database = openTestDatabase();
  // Its server is killed under it.
  database.on('error', () => undefined);
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await database.end();
  await stack.stop();
});

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.addresses.TEST_WEB_ORIGIN });
  return context.newPage();
}

if (CHAOS_CYCLES === undefined)
  test('[HW-04] [HTTP-04] [FILE-01] nothing that was said to be saved is lost when parts are killed', async ({
    browser,
  }) => {
    await goThrough(await open(browser), shortPlan, { stack, database });
  });
else
  for (let cycle = 1; cycle <= Number(CHAOS_CYCLES); cycle++)
    test(`cycle ${cycle}`, async ({ browser }) => {
      await goThrough(
        await open(browser),
        planOf(Number(CHAOS_SEED), cycle),
        { stack, database },
        (outcome) =>
          appendFileSync(CHAOS_REPORT ?? '', `${JSON.stringify({ cycle, ...outcome })}\n`),
      );
    });
