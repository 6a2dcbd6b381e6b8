import { and, eq, gt } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { Provider } from '@/lib/contract/user';
import type { Interaction } from '@/platform/kernel/openid/find-interaction';
import type { Db } from '@/platform/sso/context';
import { externalSignIn } from '@/platform/sso/schema';
import type { ExternalSecrets } from './external-client';

const STATE = /^([\w-]{10,100})\.[\w-]{20,100}$/;

/**
 * Fresh secrets for a way to the provider. The state names the interaction, so that the callback
 * finds back to it; whether it belongs to this browser is decided there, by its cookie.
 */
export function createSecrets({ uid }: Interaction): ExternalSecrets {
  return {
    state: `${uid}.${oidc.randomState()}`,
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
}

/** The interaction that a state names; null when it can be no state of ours. */
export function interactionIn(state: string): string | null {
  return STATE.exec(state)?.[1] ?? null;
}

/** Keeps the secrets for the way back. An earlier try of the same interaction is over with this. */
export async function keepPending(
  db: Db,
  { uid, exp }: Interaction,
  provider: Provider,
  secrets: ExternalSecrets,
): Promise<void> {
  const values = { provider, ...secrets, expiresAt: new Date(exp * 1_000) };
  await db
    .insert(externalSignIn)
    .values({ interaction: uid, ...values })
    .onConflictDoUpdate({ target: externalSignIn.interaction, set: values });
}

/** The secrets that belong to this state, once: whoever comes with it again finds nothing. */
export async function takePending(
  db: Db,
  { uid }: Interaction,
  provider: Provider,
  state: string,
): Promise<ExternalSecrets | null> {
  const [taken] = await db
    .delete(externalSignIn)
    .where(
      and(
        eq(externalSignIn.interaction, uid),
        eq(externalSignIn.provider, provider),
        eq(externalSignIn.state, state),
        gt(externalSignIn.expiresAt, new Date()),
      ),
    )
    .returning();
  return taken ?? null;
}
