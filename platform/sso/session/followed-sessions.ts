import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '@/platform/kernel/service-context';
import type { Ended } from '@/platform/openid/backchannel-logout';
import type { Interaction } from '@/platform/openid/find-interaction';
import { finishInteraction } from '@/platform/openid/finish-interaction';
import type { Session } from '@/platform/openid/session';
import type { Sso } from '@/platform/sso/context';
import { createAdapterFactory } from '@/platform/sso/provider/adapter';
import { artifact } from '@/platform/sso/schema';
import { KEEP_SIGNED_OUT } from './sign-out';

/** By this model is kept which sessions another person's has followed in the same browser. */
const FOLLOWED = 'FollowedSession';

/**
 * Ends an interaction with this account signed in, as `finishInteraction` does. Whoever was signed in here
 * before goes on at the clients, so it is kept how they know that session. [AUTH-10] [TRUST-05]
 */
export function finishSignIn(
  { db, provider }: Pick<Sso, 'db' | 'provider'>,
  context: ServiceContext,
  interaction: Interaction,
  login: Parameters<typeof finishInteraction>[3],
): Promise<string> {
  const keep = async ({ uid, accountId, authorizations }: Session) =>
    createAdapterFactory(db)(FOLLOWED).upsert(uid, { accountId, authorizations }, KEEP_SIGNED_OUT);
  return finishInteraction(provider, context, interaction, login, keep);
}

/** The followed sessions of an account by their `uid`, as clients know them. */
export function listFollowed(db: Sso['db'], sub: string): Promise<{ uid: string; ended: Ended }[]> {
  const { id, model, payload } = artifact;
  return db
    .select({ uid: id, ended: payload })
    .from(artifact)
    .where(and(eq(model, FOLLOWED), sql`${payload}->>'accountId' = ${sub}`));
}

/** Once its clients are told, or will be. */
export const forgetFollowed = (db: Sso['db'], uid: string) =>
  createAdapterFactory(db)(FOLLOWED).destroy(uid);
