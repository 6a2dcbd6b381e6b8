import { logAccess } from '@/platform/kernel/access-log';
import type { Interaction } from '@/platform/openid/find-interaction';
import { finishInteraction, redirectTo } from '@/platform/openid/finish-interaction';
import { textOf } from '@/platform/openid/pages/form';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';

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

/** Ends the sign-in by password: the protocol goes on, and leads to the product. [AUTH-03] */
export async function completeSignIn(
  { provider, knownBrowsers }: Sso,
  context: SsoContext,
  interaction: Interaction,
  { sub, login: name }: Account,
): Promise<Response> {
  logAccess(context, { event: 'sign_in', outcome: 'accepted', way: 'password', account: sub });
  // From now on strangers who try this login keep nobody out of this browser. [TRUST-09]
  if (name !== null) knownBrowsers.remember(context, name);
  const login = { accountId: sub, amr: ['pwd'] };
  return redirectTo(context, await finishInteraction(provider, context, interaction, login));
}
