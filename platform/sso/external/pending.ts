import { and, eq, gt } from 'drizzle-orm';
import type { Provider } from '@/lib/contract/auth/external-providers';
import { createSecrets, type SignInSecrets } from '@/platform/openid/client';
import type { Interaction } from '@/platform/openid/find-interaction';
import type { Db } from '@/platform/sso/context';
import { externalSignIn } from '@/platform/sso/schema';

const STATE = /^([\w-]{10,100})\.[\w-]{20,100}$/;

/**
 * Fresh secrets for a way to the provider. The state names the interaction, so that the callback
 * finds back to it; whether it belongs to this browser is decided there, by its cookie.
 */
export function secretsFor({ uid }: Interaction): SignInSecrets {
  const secrets = createSecrets();
  return { ...secrets, state: `${uid}.${secrets.state}` };
}

/** The interaction that a state names; null when it can be no state of ours. */
export function interactionIn(state: string): string | null {
  return STATE.exec(state)?.[1] ?? null;
}

/** Keeps the secrets for the way back. They replace those of an earlier try of the same interaction. */
export async function keepPending(
  db: Db,
  { uid, exp }: Interaction,
  provider: Provider,
  secrets: SignInSecrets,
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
): Promise<SignInSecrets | null> {
  // What is no state of ours PostgreSQL may not even take.
  if (interactionIn(state) !== uid) return null;
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
