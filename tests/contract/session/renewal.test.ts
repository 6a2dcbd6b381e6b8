import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { readEnv } from '@/platform/kernel/env';
import * as schema from '@/platform/main-api/database/schema';
import { confirmAccount } from '@/platform/main-api/session/confirm-account';
import { confirmDue } from '@/platform/main-api/session/confirm-due';
import { signOnHeaders } from '@/platform/main-api/person/other-services';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { someNetwork } from '@/tests/support/http/networks';
import {
  ageSession,
  createAccount,
  signInAt,
  type TestAccount,
} from '@/tests/support/people/accounts';
import { askForCms } from '@/tests/support/people/editors';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let account: TestAccount;
let token: string;
beforeAll(() => {
  database = openTestDatabase();
});
beforeEach(async () => {
  account = await createAccount(database);
  token = await signInAt(account);
});
afterAll(() => database.end());

const env = readEnv({
  DATABASE_URL: process.env.TEST_DATABASE_URL,
  SSO_ORIGIN: process.env.TEST_SSO,
});
const api = () => ({ db: drizzle(database, { schema }), env });
const renew = () => ask('authorize', { body: { token }, network: someNetwork() });
const use = async () => (await ask('checkSession', { token })).status;

const atSso = async (method: string, path: string, headers: Record<string, string>) =>
  fetch(`${process.env.TEST_SSO}/operator/accounts/${account.sub}/${path}/`, { method, headers });
const changeAtSso = async (change: string) => {
  expect((await atSso('POST', change, signOnHeaders(env))).status).toBe(200);
};
const setRole = (role: string) =>
  database.query('update sso.account set role = $2 where sub = $1', [account.sub, role]);

describe('a token is renewed', () => {
  test('[AUTH-13] [TRUST-05] while the account stands at the SSO', async () => {
    expect((await renew()).status).toBe(200);
  });

  test.each([
    ['was deleted', () => changeAtSso('erase')],
    ['was disabled', () => changeAtSso('disable')],
    [
      'was disabled, which nobody could tell us',
      () =>
        database.query('update sso.account set disabled_at = now() where sub = $1', [account.sub]),
    ],
    ['is a parent’s now', () => setRole('parent')],
    ['is an editor’s now', () => setRole('editor')],
  ])('[TRUST-05] not when the account %s: the session ends', async (_, change) => {
    await change();
    expect((await renew()).body.code).toBe('token_invalid');
    expect(await use()).toBe(401);
  });

  test('[TRUST-05] not when the person has signed out there and nobody could tell us', async () => {
    const { rows } = await database.query<{ sso_sid: string }>(
      'select sso_sid from main_api.session where id = $1',
      [decodeJwt(token).jti],
    );
    await database.query(
      `insert into sso.artifact (model, id, payload, expires_at)
       values ('SignedOut', $1, '{}', now() + interval '1 day')`,
      [rows[0]?.sso_sid],
    );
    expect((await renew()).body.code).toBe('token_invalid');
    expect(await use()).toBe(401);
  });

  test('[TRUST-05] with the roles that are left, which is written down', async () => {
    await setRole('student');
    const refused = await ask('authorize', {
      body: { token, role: roles.teacher },
      network: someNetwork(),
    });
    expect(refused.body.code).toBe('forbidden');
    const { token: fresh } = await callPlatform('authorize', { body: { token } });
    expect(decodeJwt(fresh).roles).toEqual([roles.student]);
    const { rows } = await database.query(
      `select actor, before, after from main_api.audit_entry where action = 'role.change' and subject = $1`,
      [`user:${String(decodeJwt(token).userId)}`],
    );
    expect(rows).toEqual([
      {
        actor: `sso:${account.sub}`,
        before: { roles: [roles.teacher] },
        after: { roles: [roles.student] },
      },
    ]);
  });
});

describe('while the SSO does not answer', () => {
  /** What renewing asks of an SSO that is somewhere else. */
  async function confirmAt(SSO_ORIGIN: string) {
    const { db } = api();
    const { jti = '', userId } = decodeJwt(token);
    const known = await db.query.user.findFirst({
      where: eq(schema.user.id, String(userId)),
    });
    if (!known) throw new Error('There is no such user');
    return confirmAccount({ db, env: { ...env, SSO_ORIGIN } }, jti, known);
  }
  const isWaiting = async () => {
    const { rows } = await database.query<{ unconfirmed_since: Date | null }>(
      'select unconfirmed_since from main_api.session where id = $1',
      [decodeJwt(token).jti],
    );
    return rows[0]?.unconfirmed_since !== null;
  };

  test('[TRUST-05] a session goes on for a day, and no longer', async () => {
    expect(await confirmAt('http://localhost:1')).not.toBeNull();
    expect([await isWaiting(), await use()]).toEqual([true, 200]);
    await ageSession(database, token, 'unconfirmed_since', 23);
    // Asked again in vain, the day does not begin anew.
    expect(await confirmAt('http://localhost:1')).not.toBeNull();
    await ageSession(database, token, 'unconfirmed_since', 23.9);
    expect(await use()).toBe(200);
    await ageSession(database, token, 'unconfirmed_since', 24);
    expect([await use(), (await renew()).status]).toEqual([401, 401]);
  });

  test('[TRUST-05] it is asked again by itself, and what it says then holds', async () => {
    await confirmAt('http://localhost:1');
    await confirmDue({ ...api(), env: { ...env, SSO_ORIGIN: 'http://localhost:1' } });
    expect(await isWaiting()).toBe(true);
    await confirmDue(api());
    expect([await isWaiting(), await use()]).toEqual([false, 200]);
    await confirmAt('http://localhost:1');
    await setRole('parent');
    await confirmDue(api());
    expect(await use()).toBe(401);
  });

  test.each([
    ['has no such call', 404, '{}', false],
    ['answers with a page of its own', 200, '<!doctype html>', false],
    ['leads elsewhere', 302, '', false],
    ['fails', 500, '{}', true],
    ['is busy', 429, '{}', true],
  ])('[TRUST-05] an SSO that %s is told apart', async (_, status, body, waits) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, { Location: '/elsewhere' }).end(body);
    }).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await confirmAt(`http://localhost:${port}`)).not.toBeNull();
    server.close();
    expect([await isWaiting(), await use()]).toEqual([waits, 200]);
  });
});

describe('the SSO is asked by itself', () => {
  const disabledUnheard = () =>
    database.query('update sso.account set disabled_at = now() where sub = $1', [account.sub]);
  const confirmed = async (hoursAgo: number, lastUsed: number) => {
    await ageSession(database, token, 'confirmed_at', hoursAgo);
    await ageSession(database, token, 'last_used_at', lastUsed);
  };

  test('[TRUST-05] about who has just begun: what it told before found no session', async () => {
    await disabledUnheard();
    await confirmDue(api());
    expect(await use()).toBe(401);
  });

  test('[TRUST-05] once an hour about who uses the session: a word of it may be lost', async () => {
    await confirmDue(api());
    await disabledUnheard();
    await confirmed(0.9, 0);
    await confirmDue(api());
    expect(await use()).toBe(200);
    await confirmed(1.1, 0);
    await confirmDue(api());
    expect(await use()).toBe(401);
  });

  test('[TRUST-05] about nobody who has not used the session since', async () => {
    await disabledUnheard();
    await confirmed(48, 49);
    await confirmDue(api());
    expect(await use()).toBe(200);
  });

  test('[TRUST-05] [AUTH-20] about editors', async () => {
    const editor = await createAccount(database, 'editor');
    const { body } = await askForCms(editor.login);
    const list = async () => (await ask('listCmsWorkbooks', { token: String(body.token) })).status;
    await confirmDue(api());
    expect(await list()).toBe(200);
    await database.query(`update sso.account set role = 'teacher' where sub = $1`, [editor.sub]);
    await ageSession(database, String(body.token), 'confirmed_at', 2);
    await confirmDue(api());
    expect(await list()).toBe(401);
  });
});

test('[TRUST-05] only the main API is told by the SSO whether an account stands', async () => {
  for (const headers of [{}, { Authorization: 'Basic eDp5' }] as Record<string, string>[])
    for (const [method, path] of [
      ['GET', 'standing'],
      ['POST', 'disable'],
      ['POST', 'enable'],
    ] as const)
      expect((await atSso(method, path, headers)).status).toBe(401);
  expect((await renew()).status).toBe(200);
});
