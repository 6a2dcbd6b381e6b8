import { cookies } from 'next/headers';
import { z } from 'zod';
import { cookieOptions, MAX_BYTES, ownCookieName } from '@/lib/session/cookie';
import { seal, unseal } from '@/lib/session/seal';

/** As long as it takes a browser to follow one redirect, in seconds. */
const MAX_AGE = 60;

const contentSchema = z.object({ token: z.string(), returnUrl: z.string().nullable() });
export type HandOver = z.infer<typeof contentSchema>;

const cookieName = () => ownCookieName('hand-over');

/**
 * Keeps a token for the next request of this browser. The form of a partner comes from
 * another site, and so without the session that the token is to be added to. A return address with
 * which it would be too large for a cookie is left out. [AUTH-06] [AUTH-10]
 */
export async function keepHandOver(content: HandOver): Promise<void> {
  const whole = await sealed(content);
  const fitting = whole.length <= MAX_BYTES ? whole : await sealed({ ...content, returnUrl: null });
  (await cookies()).set(cookieName(), fitting, cookieOptions(MAX_AGE));
}

const sealed = (content: HandOver) => seal('hand-over', content, MAX_AGE);

/** What was kept, once; null when there is nothing, or nothing of ours. */
export async function takeHandOver(): Promise<HandOver | null> {
  const jar = await cookies();
  const token = jar.get(cookieName())?.value;
  if (!token) return null;
  jar.set(cookieName(), '', cookieOptions(0));
  return unseal('hand-over', contentSchema, token).catch(() => null);
}
