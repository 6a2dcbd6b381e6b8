import type { InteractionResults, Provider } from 'oidc-provider';
import type { ServiceContext } from '@/platform/kernel/service-context';
import type { Interaction } from './find-interaction';
import { endSession, sessionOf, type Session } from './session';

/**
 * Ends an interaction with this account signed in and returns the address to redirect to. Who was signed
 * in here before is signed out first.
 *
 * @param amr how the person has shown who they are; unknown when somebody else asked them
 * @param remember whether the session outlives the browser's; yes when left out
 * @param onFollowed is told of the session that was here before, while it is still there
 */
export async function finishInteraction(
  provider: Provider,
  context: ServiceContext,
  interaction: Interaction,
  login: { accountId: string; amr?: string[]; remember?: boolean },
  onFollowed?: (session: Session) => Promise<void>,
): Promise<string> {
  const session = await sessionOf(provider, context);
  if (session.accountId && session.accountId !== login.accountId) {
    await onFollowed?.(session);
    await endSession(provider, session);
    // The interaction began in that session and would otherwise insist on it.
    interaction.session = undefined;
  }
  return endInteraction(interaction, { login });
}

/**
 * Ends an interaction without anybody signed in; returns the address to redirect to, where the client
 * receives the error.
 */
export function refuseInteraction(
  interaction: Interaction,
  error: 'access_denied' | 'login_required' | 'temporarily_unavailable',
): Promise<string> {
  return endInteraction(interaction, { error });
}

async function endInteraction(
  interaction: Interaction,
  result: InteractionResults,
): Promise<string> {
  interaction.result = result;
  await interaction.persist();
  return interaction.returnTo;
}

/** Redirects to an address that must reach neither a cache nor a Referer header. */
export function redirectTo(context: ServiceContext, address: string): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(address, 303);
}
