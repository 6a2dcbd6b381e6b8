import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import type { Interaction } from './find-interaction';
import { finishInteraction } from './finish';

const MAX_TEXT = 200;

/** One request within a sign-in that is still open. */
export type Step = (context: SsoContext, interaction: Interaction) => Promise<Response>;

export const addressOf = (interaction: Interaction) => `/interaction/${interaction.uid}`;

/** A field of a form, cut to what any login or password can be; '' when it is not text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

/** What the client knows of who is going to sign in. */
export function hintOf({ params }: Interaction): string {
  return textOf(params.login_hint);
}

/** The fields of a posted form; a body that is no form has none of those that are looked for. */
export async function readForm(context: SsoContext): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}

/** The person is known: back into the protocol, which ends in the product. [AUTH-03] */
export async function goOn(
  sso: Sso,
  context: SsoContext,
  interaction: Interaction,
  account: Account,
): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(await finishInteraction(sso, context, interaction, account), 303);
}
