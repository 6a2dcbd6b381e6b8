import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Role } from '@/lib/contract/auth/roles';
import { sealSession } from '@/lib/session/sealed-session';
import { cookieName } from '@/lib/http/cookies/cookie-jar';
import { sessionCookie } from '@/lib/session/cookies/session';
import type { Registry } from '@/lib/session/session';
import { sessionMarkCookie } from '@/lib/session/cookies/session-mark';

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

/** A token that web takes out of a session as it is, and that the main API would refuse. */
export function makeToken(role: Role, providerType: string, seconds: number): Promise<string> {
  const claims = { userId: randomUUID(), roles: [role], providerType, status: 'registered' };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(new TextEncoder().encode(randomUUID()));
}
