import { readForm } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { limitGate } from '@/platform/openid/protection/sign-in-limits';
import { networkOf } from '@/platform/kernel/service-context';
import { findByAssertion, requestOptions } from '@/platform/sso/account/passkey/ceremonies';
import type { Sso } from '@/platform/sso/context';
import { sendPage } from '@/platform/sso/pages/send';
import { signInPageOf } from './sign-in-steps';
import { endSignIn, hintOf, type Step } from './step';

/** What a passkey proves: that somebody has it, and their finger, face or PIN. */
export const PASSKEY = ['pop', 'mfa'];

/** What the browser asks its passkeys, whoever they belong to. [TRUST-07] */
export function passkeyOptions(sso: Sso): Step {
  return async (context, { uid }) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await requestOptions(sso, uid));
  };
}

/** Signs in by a passkey alone. [TRUST-07] */
export function submitPasskey(sso: Sso): Step {
  const { publicOrigin } = sso;
  return async (context, interaction) => {
    const again = (problem: string, status: 422 | 429) => {
      const page = signInPageOf(sso, interaction, {
        login: hintOf(interaction),
        passkeyProblem: problem,
      });
      return sendPage(context, publicOrigin, page, status);
    };
    const wait = await limitGate(sso.counts, 'checks', networkOf(context)).take();
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return again(`Слишком много попыток входа. Попробуйте снова ${inMinutes(wait)}.`, 429);
    }
    const { credential = '' } = await readForm(context);
    const account = await findByAssertion(sso, interaction.uid, credential);
    if (account) return endSignIn(sso, context, interaction, account, PASSKEY);
    return again('Этот ключ доступа здесь не\u00a0подходит. Войдите с\u00a0паролем', 422);
  };
}
