import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';
import { someNetwork } from '@/tests/support/http/networks';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => (database = openTestDatabase()));
afterAll(() => database.end());

async function accountOf(email: string) {
  const { rows } = await database.query<object>(
    `select role, patronymic, consent_version, consented_at > now() - interval '1 minute' as is_now
     from sso.account where login = $1`,
    [email],
  );
  return rows;
}

test('[TRUST-10] [AUTH-02] an account keeps the role, the patronymic and the consent of its registration', async () => {
  const browser = ssoBrowser();
  const { url } = await openSso(browser, await addressFor({ role: roles.student }));
  const action = `${url.href}/register`;
  expect((await browser.open(action)).body).toContain('name="role" value="student"');
  const email = `${randomUUID()}@example.ru`;
  const person = {
    ...{ role: 'student', name: 'Анна', surname: 'Белова', patronymic: 'Петровна', email },
    ...{ password: 'gvozdika 48 stul', repeat: 'gvozdika 48 stul' },
  };
  const from = { 'X-Forwarded-For': `${someNetwork()}::1` };

  const refused = await browser.send(action, person, from);
  expect([refused.status, refused.body.includes('Без согласия')]).toEqual([422, true]);
  expect(await accountOf(email)).toEqual([]);

  expect((await browser.send(action, { ...person, consent: 'yes' }, from)).status).toBe(0);
  const consent = { consent_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), is_now: true };
  expect(await accountOf(email)).toEqual([{ role: 'student', patronymic: 'Петровна', ...consent }]);
});
