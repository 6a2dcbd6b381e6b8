import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { expected, kinds, type Kind } from '@/tests/support/guards/guard-matrix';
import { HttpBrowser } from '@/tests/support/sign-in/http-browser';
import { ask } from '@/tests/support/http/plain-http';
import { answerOf, askedIds, rowIds, wantedAnswer } from '@/tests/support/guards/route-answers';
import { cookiesOf, openTestDatabase } from '@/tests/support/people/visitors';

// The approver is one person for all tests: one after another, also where files are shared out.
test.describe.configure({ mode: 'default' });

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** What a parent's browser has after the whole way through sign-in, up to where they are told no. */
async function parentCookies(): Promise<string> {
  const web = process.env.TEST_WEB_ORIGIN ?? '';
  const browser = new HttpBrowser('nowhere');
  const form = await browser.open(`${web}/prosv?returnUrl=/teacher/journal`);
  expect(form.url.origin).toBe(process.env.TEST_SSO);
  const end = await browser.send(form.url.href, { login: 'parent@example.ru', password: 'tetrad' });
  expect([end.status, end.url.href]).toEqual([200, `${web}/login?error=parent_not_allowed`]);
  return browser.cookiesFor(web);
}

const cookiesFor = (kind: Kind) =>
  kind === 'parent' ? parentCookies() : cookiesOf(database, kind);

/** Those who are asked at every route: the others differ from one of them in a row or two. */
const wholly: readonly Kind[] = ['guest', 'newTeacher', 'teacher', 'student', 'schoolAdmin'];

test.describe('[ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-14] [ROUTE-17] [ROUTE-18] [AUTH-17] [AUTH-18] who may be where, asked of the built server', () => {
  for (const kind of kinds)
    test(kind, async () => {
      const cookie = await cookiesFor(kind);
      const seen: Record<string, string> = {};
      const wanted: Record<string, string | undefined> = {};
      for (const id of wholly.includes(kind) ? askedIds : rowIds) {
        const { answer, cache } = await answerOf(id, cookie);
        seen[id] = answer;
        wanted[id] = wantedAnswer(id, kind, expected(id, kind));
        expect(cache, id).not.toContain('public');
      }
      expect(seen).toEqual(wanted);
    });
});

test('[AUTH-18] [ROUTE-25] who checks steps is known by the id in the configuration', async () => {
  const checksSteps = async (Cookie: string) => {
    const { body } = await ask('/auth-test-login', { headers: { Cookie } });
    return /Проверяет шаги<\/th><td[^>]*>([^<]+)</.exec(body)?.[1];
  };
  expect(await checksSteps(await cookiesOf(database, 'approver'))).toBe('да');
  expect(await checksSteps(await cookiesOf(database, 'teacher'))).toBe('нет');
});
