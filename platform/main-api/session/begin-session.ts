import { randomUUID } from 'node:crypto';
import type { Context, Db } from '@/platform/main-api/context';
import { session } from '@/platform/main-api/database/schema';
import type { SsoClaims } from '@/platform/main-api/auth/sso-client';
import { deviceOf, shortNetwork } from './device';
import { absoluteEnd, sessionLimits } from './session-state';

/** What a token says of its session. */
export type TokenSession = { id: string; expiresAt: Date; isShared: boolean };

type Person = {
  /** Null for an editor. */
  userId: string | null;
  /** Null for a student without an account. */
  claims: SsoClaims | null;
  isShared: boolean;
};

/** Begins the session of somebody who has just signed in. [TRUST-05] */
export async function beginSession(
  tx: Pick<Db, 'insert'>,
  { env, network, agent }: Pick<Context, 'env' | 'network' | 'agent'>,
  { userId, claims, isShared }: Person,
): Promise<TokenSession> {
  const shownAt = claims && claims.auth_time * 1_000;
  const expiresAt = new Date(absoluteEnd({ isShared, shownAt }, sessionLimits(env), Date.now()));
  const id = randomUUID();
  await tx.insert(session).values({
    ...{ id, userId, isShared, expiresAt },
    ...{ ssoSub: claims?.sub ?? null, ssoSid: claims?.sid ?? null },
    ...{ ...deviceOf(agent), network: shortNetwork(network) },
  });
  return { id, expiresAt, isShared };
}
