import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { readBody } from '@/lib/http/read-body';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceApp } from '@/platform/kernel/service';
import type { Db, MainApi } from '@/platform/main-api/context';
import { revokedToken, session } from '@/platform/main-api/database/schema';
import { BACKCHANNEL_LOGOUT_PATH } from '@/platform/openid/backchannel-logout';
import { endSessions } from './end-sessions';
import { verifyLogoutToken, type Logout } from './logout-token';

/** A token and its name. */
const MAX_BYTES = 16_000;

/** For longer than a token is believed. */
const KEEP_MINUTES = 10;

/**
 * Takes what the SSO tells of sessions that have ended there. Not a row of the endpoint table: nobody signs
 * in for it, the SSO's signature says who calls. Not believed it is 400, as the standard wants. [TRUST-05]
 */
export function addBackchannelLogout(
  app: ServiceApp,
  { db, env, sso, log }: Pick<MainApi, 'db' | 'env' | 'sso' | 'log'>,
): void {
  app.post(BACKCHANNEL_LOGOUT_PATH, async (http) => {
    http.header('Cache-Control', 'no-store');
    const { headers, body } = http.req.raw;
    const read = await readBody({ headers, body }, MAX_BYTES);
    if (!read.ok) throw new ServiceError(read.refusal.code);
    const [token, ...more] = new URLSearchParams(read.value).getAll('logout_token');
    if (!token || more.length > 0) throw new ServiceError('invalid_request');
    const { issuer, keys } = await sso.logoutKeys();
    const logout = await verifyLogoutToken(token, keys, { issuer, audience: env.SSO_CLIENT_ID });
    log.info({ ended: await logOut(db, logout) }, 'signed out at the sign-on');
    return http.json({ done: true });
  });
}

/** Both are kept, or neither is: a token that ended nothing may come again. */
function logOut(db: Db, { jti, ...whose }: Logout): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.delete(revokedToken).where(lt(revokedToken.expiresAt, sql`now()`));
    const used = await tx
      .insert(revokedToken)
      .values({ jti, expiresAt: sql`now() + ${KEEP_MINUTES} * interval '1 minute'` })
      .onConflictDoNothing()
      .returning({ jti: revokedToken.jti });
    if (used.length === 0) throw new ServiceError('invalid_request', { field: 'logout_token' });
    return endSessions(tx, sessionsOf(whose));
  });
}

function sessionsOf({ sub, sid }: Omit<Logout, 'jti'>): SQL {
  const ofSub = sub === undefined ? undefined : eq(session.ssoSub, sub);
  // A provider that has not told its session with the sign-in means any of the person's.
  const ofSid =
    sid === undefined
      ? undefined
      : or(eq(session.ssoSid, sid), ofSub && and(ofSub, isNull(session.ssoSid)));
  return and(ofSub, ofSid) ?? sql`false`;
}
