import { lt } from 'drizzle-orm';
import type { Verb } from '@/platform/main-api/context';
import { loginState } from '@/platform/main-api/schema';

/** How long a person may take on the SSO's pages, in milliseconds. */
const SIGN_IN_TIME = 15 * 60_000;

/** Begins a sign-in. Its secrets stay here; only the address leaves. [AUTH-02] */
export const createLoginState: Verb<'createLoginState'> = async ({ db, sso }, { body }) => {
  const { url, ...secrets } = await sso.begin({
    ...(body.provider && { provider: body.provider }),
    ...(body.silent && { prompt: 'none' }),
  });
  await db.delete(loginState).where(lt(loginState.expiresAt, new Date()));
  await db
    .insert(loginState)
    .values({ ...secrets, params: body, expiresAt: new Date(Date.now() + SIGN_IN_TIME) });
  return { url };
};
