import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { ask } from '@/tests/support/http/plain-http';
import { cookiesOf, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** What a page shows, without what is new in every answer. */
const shown = (body: string) => /<body[^>]*>.*?<\/main>/s.exec(body)?.[0] ?? '';

for (const [kind, path] of [
  ['guest', '/login?x'],
  ['student', '/student/profile'],
  ['teacher', '/teacher/profile'],
] as const)
  test(`[FEAT-01] cookies of features that there are none of change nothing for a ${kind}`, async () => {
    const own = await cookiesOf(database, kind);
    const hostile = 'product_feature___proto__=1; product_feature_admin=1';
    const [before, after] = await Promise.all(
      [own, [own, hostile].filter(Boolean).join('; ')].map((Cookie) =>
        ask(path, { headers: { Cookie } }),
      ),
    );
    expect([before?.status, after?.status]).toEqual([200, 200]);
    expect(shown(before?.body ?? '')).toContain('<h1');
    expect(shown(after?.body ?? '')).toBe(shown(before?.body ?? ''));
  });

test('[TRK-01] an address with a mark of 10,000 characters is refused in words', async () => {
  const { status, body } = await ask(`/?utm_term=${'x'.repeat(10_000)}`);
  expect(status).toBe(414);
  expect(body).toMatch(/^[А-Я][а-я\s,-]+\./);
  expect(body.length).toBeLessThan(500);
});
