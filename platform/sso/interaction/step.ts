import { logAccess } from '@/platform/kernel/access-log';
import type { Interaction } from '@/platform/openid/find-interaction';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { textOf } from '@/platform/openid/pages/form';
import { keepStep } from '@/platform/sso/account/passkey/pending-step';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { disabledPage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';
import { finishSignIn } from '@/platform/sso/session/followed-sessions';

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

/** The person has said that the computer is not theirs. [TRUST-05] */
export const isOnShared = ({ lastSubmission }: Interaction) => lastSubmission?.shared === 'yes';

/** Keeps that until the sign-in ends, through the pages between. */
export async function keepShared(interaction: Interaction, isShared: boolean): Promise<void> {
  if (isShared === isOnShared(interaction)) return;
  interaction.lastSubmission = isShared ? { shared: 'yes' } : {};
  await interaction.persist();
}

/**
 * Goes on after the password: ends the sign-in, or asks for the passkey as well, when the person has
 * switched that on. [AUTH-03] [TRUST-07]
 *
 * @param isShared on somebody else's computer; as it was said before when left out [TRUST-05]
 */
export async function completeSignIn(
  sso: Sso,
  context: SsoContext,
  interaction: Interaction,
  account: Account,
  isShared = isOnShared(interaction),
): Promise<Response> {
  await keepShared(interaction, isShared);
  if (!account.hasSecondFactor) return endSignIn(sso, context, interaction, account, 'password');
  await keepStep(sso.db, 'second', interaction.uid, account.sub);
  return redirectTo(context, `${addressOf(interaction)}/second`);
}

/** How somebody has shown who they are, in the words of RFC 8176. A passkey is had, and needs finger, face or PIN. */
const amrOf = {
  password: ['pwd'],
  passkey: ['pop', 'mfa'],
  password_passkey: ['pwd', 'pop', 'mfa'],
  password_recovery_code: ['pwd', 'otp', 'mfa'],
};
export type SignInWay = keyof typeof amrOf;

/** Ends the sign-in: the protocol goes on, and leads to the product. [AUTH-03] */
export async function endSignIn(
  { db, provider, knownBrowsers, publicOrigin }: Sso,
  context: SsoContext,
  interaction: Interaction,
  { sub, login: name, disabledAt }: Account,
  way: SignInWay,
): Promise<Response> {
  const about = { event: 'sign_in', way, account: sub } as const;
  if (disabledAt !== null) {
    logAccess(context, { ...about, outcome: 'refused', reason: 'disabled' });
    return sendPage(context, publicOrigin, disabledPage(publicOrigin), 403);
  }
  const isShared = isOnShared(interaction);
  logAccess(context, { ...about, outcome: 'accepted' });
  // From now on strangers who try this login keep nobody out of this browser. [TRUST-09]
  if (name !== null && !isShared) knownBrowsers.remember(context, name);
  const login = { accountId: sub, amr: amrOf[way], remember: !isShared };
  return redirectTo(context, await finishSignIn({ db, provider }, context, interaction, login));
}
