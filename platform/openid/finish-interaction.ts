import type { InteractionResults, Provider } from 'oidc-provider';
import type { ServiceContext } from '@/platform/kernel/service-context';
import type { Interaction } from './find-interaction';
import { endSession, sessionOf } from './session';

/**
 * Ends an interaction with this account signed in and gives the address to go on to. Who was signed
 * in here before is signed out first.
 *
 * @param amr how the person has shown who they are; unknown when somebody else asked them
 */
export async function finishInteraction(
  provider: Provider,
  context: ServiceContext,
  interaction: Interaction,
  login: { accountId: string; amr?: string[] },
): Promise<string> {
  const session = await sessionOf(provider, context);
  if (session.accountId && session.accountId !== login.accountId) {
    await endSession(provider, session);
    // The interaction began in that session and would otherwise insist on it.
    interaction.session = undefined;
  }
  return leaveWith(interaction, { login });
}

/**
 * Ends an interaction without anybody signed in; gives the address to go on to, from where the
 * client is told.
 */
export function refuseInteraction(
  interaction: Interaction,
  error: 'access_denied' | 'login_required' | 'temporarily_unavailable',
): Promise<string> {
  return leaveWith(interaction, { error });
}

async function leaveWith(interaction: Interaction, result: InteractionResults): Promise<string> {
  interaction.result = result;
  await interaction.persist();
  return interaction.returnTo;
}

/** On to an address that is nobody else's business. */
export function goTo(context: ServiceContext, address: string): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(address, 303);
}
