import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import type { HttpBrowser } from '@/tests/support/sign-in/http-browser';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';
import { registerPerson, somewhere } from '@/tests/support/sign-in/register';

/** Somebody who registers in a browser, which is theirs from then on. */
async function newcomer() {
  const { browser, person, page } = await registerPerson();
  expect(page.status).toBe(0);
  return { browser, login: person.email, password: person.password };
}

/** A sign-in from a network of its own; 0 leads back to the product. */
async function tryPassword(browser: HttpBrowser, login: string, password: string) {
  const address = new URL(await addressFor({}));
  // Who is signed in would be sent back at once.
  address.searchParams.set('prompt', 'login');
  const { url } = await openSso(browser, address.href);
  return (await browser.send(url.href, { login, password }, somewhere())).status;
}

async function counts() {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const found = await client.query<{ key: string; points: number }>('select * from sso.try_count');
  await client.end();
  return found.rows;
}

test('[TRUST-09] strangers who use up the tries of a login keep nobody out who was there before', async () => {
  const { browser, login, password } = await newcomer();
  for (let turn = 0; turn < 20; turn++)
    expect(await tryPassword(ssoBrowser(), login, 'wrong')).toBe(422);
  expect(await tryPassword(ssoBrowser(), login, password)).toBe(429);
  expect(await tryPassword(browser, login, password)).toBe(0);
});

test('[TRUST-09] tries are counted in the database, without login or address', async () => {
  const login = `${randomUUID()}@example.ru`;
  const before = new Map((await counts()).map(({ key, points }) => [key, points]));
  expect(await tryPassword(ssoBrowser(), login, 'wrong')).toBe(422);
  const added = (await counts()).filter(({ key, points }) => before.get(key) !== points);
  expect(added.length).toBeGreaterThanOrEqual(4);
  for (const { key } of added) expect(key).toMatch(/^:?[\w-]{43}$/);
});
