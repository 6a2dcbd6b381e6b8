import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Role } from '@/lib/contract/auth/roles';
import { sealSession } from '@/lib/session/sealed-session';
import { cookieName } from '@/lib/http/cookies/cookie-jar';
import { sessionCookie } from '@/lib/session/cookies/session';
import type { Registry } from '@/lib/session/session';
import { sessionMarkCookie } from '@/lib/session/cookies/session-mark';
import { ownKey, sign } from './own-key';
import { createUser, openTestDatabase } from './visitors';

/** Signs a browser in here alone, with these tokens; the first role is the current one. */
export async function giveSession(context: BrowserContext, tokens: [Role, string][]) {
  const url = process.env.TEST_WEB_ORIGIN ?? '';
  const [[current] = []] = tokens;
  if (!current) throw new Error('A session needs a role');
  const entries = tokens.map(([role, token]) => [role, { token, updatedAt: Date.now() }]);
  const registry: Registry = { current, entries: Object.fromEntries(entries) };
  await context.addCookies([
    { name: cookieName(sessionCookie), value: await sealSession(registry), url },
    { name: sessionMarkCookie.name, value: randomUUID(), url },
  ]);
}

/** Ends the session here alone, as if its cookie had been lost; the SSO knows nothing of it. */
export async function takeSession(context: BrowserContext): Promise<void> {
  for (const name of [cookieName(sessionCookie), sessionMarkCookie.name])
    await context.clearCookies({ name });
}

/** A token of a new user that ends so soon: signed with the main API's own key. */
export async function makeToken(
  role: Role,
  providerType: string,
  seconds: number,
): Promise<string> {
  const database = openTestDatabase();
  const claims = decodeJwt(await createUser(database, { roles: [role], providerType }));
  await database.end();
  const iat = Math.floor(Date.now() / 1_000);
  return sign({ ...claims, iat, exp: iat + seconds }, await ownKey());
}
