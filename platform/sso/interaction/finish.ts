import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { endSession, sessionOf } from '@/platform/sso/session/browser-session';
import type { Interaction } from './find-interaction';

/**
 * Ends an interaction with this account signed in and gives the address to go on to. Who was signed
 * in here before is signed out first.
 */
export async function finishInteraction(
  sso: Sso,
  context: SsoContext,
  interaction: Interaction,
  account: Account,
): Promise<string> {
  const session = await sessionOf(sso, context);
  if (session.accountId && session.accountId !== account.sub) {
    await endSession(sso.provider, session);
    // The interaction began in that session and would otherwise insist on it.
    interaction.session = undefined;
  }
  interaction.result = { login: { accountId: account.sub, amr: ['pwd'] } };
  await interaction.persist();
  return interaction.returnTo;
}
