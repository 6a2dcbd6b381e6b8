import type { Interaction } from '@/platform/openid/find-interaction';
import { finishInteraction, redirectTo } from '@/platform/openid/finish-interaction';
import { textOf } from '@/platform/openid/pages/form';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { disabledPage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';

/** One request within a sign-in that is still open. */
export type Step = (context: SsoContext, interaction: Interaction) => Promise<Response>;

export const addressOf = (interaction: Interaction) => `/interaction/${interaction.uid}`;

/** What the client knows of who is going to sign in. */
export function hintOf({ params }: Interaction): string {
  return textOf(params.login_hint);
}

/** As what the person said to come before, when that is a role that registers itself; else ''. */
export function roleHintOf({ params }: Interaction): string {
  const role = textOf(params.role);
  return role === 'teacher' || role === 'student' ? role : '';
}

/**
 * Ends the sign-in by password: the protocol goes on, and leads to the product. [AUTH-03]
 *
 * @param isShared on somebody else's computer [TRUST-05]
 */
export async function completeSignIn(
  { provider, knownBrowsers, publicOrigin }: Sso,
  context: SsoContext,
  interaction: Interaction,
  { sub, login: name, disabledAt }: Account,
  isShared = false,
): Promise<Response> {
  if (disabledAt !== null) return sendPage(context, publicOrigin, disabledPage(publicOrigin), 403);
  // From now on strangers who try this login keep nobody out of this browser. [TRUST-09]
  if (name !== null && !isShared) knownBrowsers.remember(context, name);
  const login = { accountId: sub, amr: ['pwd'], remember: !isShared };
  return redirectTo(context, await finishInteraction(provider, context, interaction, login));
}
