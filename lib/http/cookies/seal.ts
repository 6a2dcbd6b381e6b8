import { decode, encode } from 'next-auth/jwt';
import { serverConfig } from '@/lib/config/server';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import type { SealedCookie } from './own-cookie';

/** Encrypts what a browser keeps for us; it opens for as long as the cookie lives. */
export function seal<Value extends object>(
  { lifetime, salt }: SealedCookie<Value>,
  value: Value,
): Promise<string> {
  const secret = serverConfig().SESSION_SECRET;
  const maxAge = lifetime === 'visit' ? {} : { maxAge: lifetime };
  return encode({ token: Object.fromEntries(Object.entries(value)), secret, salt, ...maxAge });
}

/**
 * Opens what stands in a sealed cookie; null when it is not there or not ours: forged, altered, cut,
 * expired, of another key, cookie or shape. The key before the present one is accepted too. [TRUST-12]
 */
export async function unseal<Value extends object>(
  { salt, schema }: SealedCookie<Value>,
  text: string | undefined,
): Promise<Value | null> {
  if (!text) return null;
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = serverConfig();
  for (const secret of acceptedSecrets(SESSION_SECRET, SESSION_SECRET_PREVIOUS)) {
    const payload = await decode({ token: text, secret, salt }).catch(() => null);
    const read = schema.safeParse(payload);
    if (read.success) return read.data;
  }
  return null;
}
