import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { roleSchema } from '@/lib/contract/user/user';
import { serverConfig } from '@/lib/config/server';
import { openRegistry, type Registry, type Session } from './session';
import { SESSION_MARK_COOKIE } from './session-mark';

/** As long as the longest edu token lives, in seconds. */
const MAX_AGE = 30 * 24 * 60 * 60;
/** Browsers refuse a larger cookie. [design: at most 4 KB] */
export const MAX_BYTES = 4_000;

const entrySchema = z.object({ token: z.string(), updatedAt: z.number() });
const registrySchema = z.object({
  current: roleSchema,
  entries: z.partialRecord(roleSchema, entrySchema),
});

const isSecure = () => serverConfig().PUBLIC_ORIGIN.startsWith('https:');

/** `__Host-` when https: such a cookie can be neither set nor read by a neighbouring host. */
export const ownCookieName = (name: string) => (isSecure() ? `__Host-${name}` : name);

export const sessionCookieName = () => ownCookieName('session');

export function cookieOptions(maxAge: number) {
  return { ...visitCookieOptions(), maxAge };
}

export const sessionCookieOptions = () => cookieOptions(MAX_AGE);

/** For a cookie that lasts as long as the browser is open. */
export function visitCookieOptions() {
  return { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/' } as const;
}

/** What clears the session in a response: with attributes, or a `__Host-` cookie would stay. */
export function clearedCookies() {
  const options = cookieOptions(0);
  return [
    { name: sessionCookieName(), value: '', options },
    { name: SESSION_MARK_COOKIE, value: '', options: { ...options, httpOnly: false } },
  ];
}

/**
 * Encrypts a registry. When it would be too large for a cookie, the current role alone is kept.
 *
 * @throws when even that is too large
 */
export async function sealSession(registry: Registry): Promise<string> {
  const whole = await seal(registry);
  if (whole.length <= MAX_BYTES) return whole;
  const { current, entries } = registry;
  const reduced = await seal({ current, entries: { [current]: entries[current] } });
  if (reduced.length > MAX_BYTES) throw new Error('The session does not fit into a cookie');
  return reduced;
}

function seal(registry: Registry): Promise<string> {
  return encode({ token: { ...registry }, secret: serverConfig().SESSION_SECRET, maxAge: MAX_AGE });
}

/** What became of a cookie; one with a `fault` (forged, cut, expired, of another key) is to be cleared. */
export type SessionReading = { session: Session | null; fault: string | null };

/**
 * Cookies that were opened lately: deriving the key is the dearest part of a request, and one page
 * asks for its session several times. Only what decrypted well is kept; expiry is judged again.
 */
const opened = new Map<string, Registry>();
const MAX_OPENED = 1_000;

async function unseal(value: string): Promise<Registry> {
  const known = opened.get(value);
  if (known) return known;
  const payload = await decode({ token: value, secret: serverConfig().SESSION_SECRET });
  const registry = registrySchema.parse(payload);
  const [oldest] = opened.keys();
  if (opened.size >= MAX_OPENED && oldest !== undefined) opened.delete(oldest);
  opened.set(value, registry);
  return registry;
}

/** Opens the cookie's value. Nothing that stands in it makes this throw. */
export async function openSession(
  value: string | undefined,
  now = Date.now(),
): Promise<SessionReading> {
  if (!value) return { session: null, fault: null };
  let registry: Registry;
  try {
    registry = await unseal(value);
  } catch {
    return { session: null, fault: 'cookie is not ours' };
  }
  try {
    const session = openRegistry(registry, now);
    return { session, fault: session ? null : 'token has expired' };
  } catch (error) {
    return { session: null, fault: (error as Error).message };
  }
}
