import { decode, encode } from 'next-auth/jwt';
import type { z } from 'zod';
import { serverConfig } from '@/lib/config/server';

/** What was sealed for one purpose cannot be read for another, nor the session as any of them. */
type Purpose = 'cms-session' | 'hand-over' | 'lead-draft';

/**
 * Encrypts what a browser keeps for us.
 *
 * @param maxAge in seconds
 */
export function seal(purpose: Purpose, content: object, maxAge: number): Promise<string> {
  const secret = serverConfig().SESSION_SECRET;
  return encode({ token: { ...content }, secret, maxAge, salt: purpose });
}

/** @throws when it is not ours: forged, altered, cut, expired, of another key, purpose or shape */
export async function unseal<Content>(
  purpose: Purpose,
  schema: z.ZodType<Content>,
  value: string,
): Promise<Content> {
  const secret = serverConfig().SESSION_SECRET;
  return schema.parse(await decode({ token: value, secret, salt: purpose }));
}
