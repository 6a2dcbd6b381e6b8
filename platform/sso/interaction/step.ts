import type { Interaction } from '@/platform/openid/find-interaction';
import { finishInteraction, goTo } from '@/platform/openid/finish-interaction';
import { textOf } from '@/platform/openid/pages/form';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';

/** One request within a sign-in that is still open. */
export type Step = (context: SsoContext, interaction: Interaction) => Promise<Response>;

export const addressOf = (interaction: Interaction) => `/interaction/${interaction.uid}`;

/** What the client knows of who is going to sign in. */
export function hintOf({ params }: Interaction): string {
  return textOf(params.login_hint);
}

/** The person is known by password: back into the protocol, which ends in the product. [AUTH-03] */
export async function goOn(
  { provider }: Sso,
  context: SsoContext,
  interaction: Interaction,
  { sub }: Account,
): Promise<Response> {
  const login = { accountId: sub, amr: ['pwd'] };
  return goTo(context, await finishInteraction(provider, context, interaction, login));
}
