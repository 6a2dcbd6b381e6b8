import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { callPlatform } from '@/tests/support/http/call-platform';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';
import { followSignIn, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import type { HttpBrowser } from '@/tests/support/sign-in/http-browser';
import { readCallback } from './editors';

/** An account of its own at the SSO, with the password of the demo's people. */
export type TestAccount = { sub: string; login: string };

export async function createAccount(database: pg.Pool, role = 'teacher'): Promise<TestAccount> {
  const [sub, login] = [randomUUID(), `session-${randomUUID()}@example.ru`];
  await database.query(
    `insert into sso.account (sub, login, email, password_hash, name, surname, role, status)
     select $1, $2, $2, password_hash, 'Нина', 'Пробная', $3, 'registered'
     from sso.account where login = 'teacher@example.ru'`,
    [sub, login, role],
  );
  return { sub, login };
}

/** Signs in at the SSO in a browser, which may be known there. */
export async function signInAt(
  { login }: Pick<TestAccount, 'login'>,
  { browser = ssoBrowser(), isShared = false }: { browser?: HttpBrowser; isShared?: boolean } = {},
): Promise<string> {
  const fields: Record<string, string> = isShared ? { shared: 'yes' } : {};
  const address = await addressFor({});
  const callback = await followSignIn(address, login, 'tetrad', undefined, browser, fields);
  return (await callPlatform('authenticate', { query: readCallback(callback) })).token;
}

/** Moves the times of the session of a token into the past, so that nobody has to wait. */
export async function ageSession(
  database: pg.Pool,
  token: string,
  column: 'last_used_at' | 'expires_at' | 'unconfirmed_since' | 'confirmed_at',
  hoursAgo: number,
): Promise<void> {
  const { rowCount } = await database.query(
    `update main_api.session set ${column} = now() - $2 * interval '1 hour' where id = $1`,
    [decodeJwt(token).jti, hoursAgo],
  );
  if (rowCount !== 1) throw new Error('There is no such session');
}
