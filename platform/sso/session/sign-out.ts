import { tellLogout, type Ended } from '@/platform/openid/backchannel-logout';
import { endSession, type Session } from '@/platform/openid/session';
import type { Logger } from '@/platform/kernel/logger';
import { describe } from '@/platform/kernel/service';
import type { Sso } from '@/platform/sso/context';
import { createAdapterFactory } from '@/platform/sso/provider/adapter';

/** By this model is kept which sessions, as clients know them, their people have ended. */
const SIGNED_OUT = 'SignedOut';

/** For longer than a session of a client lasts, in seconds. */
export const KEEP_SIGNED_OUT = 31 * 24 * 60 * 60;

type Api = Pick<Sso, 'db' | 'provider'>;

/**
 * Signs a person out: the session ends here, and its clients are told. Whoever is only followed by somebody
 * else in the same browser is not signed out. [AUTH-14] [TRUST-05]
 */
export async function signOut(sso: Api, session: Session, log: Logger): Promise<void> {
  await signOutAtClients(sso, session, log, () => endSession(sso.provider, session));
}

/**
 * The same for the clients of a session that is not here any more.
 *
 * @param end ends what is left of it here, once it is kept that it was signed out
 */
export async function signOutAtClients(
  { db, provider }: Api,
  ended: Ended,
  log: Logger,
  end: () => Promise<void>,
): Promise<void> {
  const { accountId, authorizations = {} } = ended;
  for (const { sid } of Object.values(authorizations))
    if (sid !== undefined && accountId) await keepSignedOut(db, sid, accountId);
  await end();
  await tellLogout(provider, ended, (error) =>
    log.error({ cause: describe(error) }, 'a client was not told of a sign-out'),
  );
}

/** Who was not told learns it from this when it asks. */
async function keepSignedOut(db: Sso['db'], sid: string, accountId: string): Promise<void> {
  await createAdapterFactory(db)(SIGNED_OUT).upsert(sid, { accountId }, KEEP_SIGNED_OUT);
}

/** Whether the person has ended the session that a client knows by this id. */
export async function isSignedOut(db: Sso['db'], sid: string): Promise<boolean> {
  return (await createAdapterFactory(db)(SIGNED_OUT).find(sid)) !== undefined;
}
