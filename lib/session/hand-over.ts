import { decode, encode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { cookieOptions, MAX_BYTES, ownCookieName } from './cookie';

/** As long as it takes a browser to follow one redirect, in seconds. */
const MAX_AGE = 60;
/** Neither a session nor anything else that is encrypted with the same secret can be read as this. */
const SALT = 'hand-over';

const contentSchema = z.object({ token: z.string(), returnUrl: z.string().nullable() });
export type HandOver = z.infer<typeof contentSchema>;

const cookieName = () => ownCookieName('hand-over');

/**
 * Keeps a token for the next request of this browser. The form of a partner comes from
 * another site, and so without the session that the token is to be added to. A return address with
 * which it would be too large for a cookie is left out. [AUTH-06] [AUTH-10]
 */
export async function keepHandOver(content: HandOver): Promise<void> {
  const whole = await seal(content);
  const sealed = whole.length <= MAX_BYTES ? whole : await seal({ ...content, returnUrl: null });
  (await cookies()).set(cookieName(), sealed, cookieOptions(MAX_AGE));
}

const seal = (content: HandOver) =>
  encode({ token: content, secret: serverConfig().SESSION_SECRET, maxAge: MAX_AGE, salt: SALT });

/** What was kept, once; null when there is nothing, or nothing of ours. */
export async function takeHandOver(): Promise<HandOver | null> {
  const jar = await cookies();
  const token = jar.get(cookieName())?.value;
  if (!token) return null;
  jar.set(cookieName(), '', cookieOptions(0));
  try {
    const kept = await decode({ token, secret: serverConfig().SESSION_SECRET, salt: SALT });
    return contentSchema.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}
