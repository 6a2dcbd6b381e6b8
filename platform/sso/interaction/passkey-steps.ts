import { readForm } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { limitGate } from '@/platform/openid/protection/sign-in-limits';
import { logAccess } from '@/platform/kernel/access-log';
import { networkOf } from '@/platform/kernel/service-context';
import { findByAssertion, requestOptions } from '@/platform/sso/account/passkey/ceremonies';
import type { Sso } from '@/platform/sso/context';
import { sendPage } from '@/platform/sso/pages/send';
import { signInPageOf } from './sign-in-steps';
import { endSignIn, hintOf, keepShared, type Step } from './step';

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
    const { credential = '', shared } = await readForm(context);
    const isShared = shared === 'yes';
    const again = (reason: 'wrong' | 'rate_limited', problem: string) => {
      logAccess(context, { event: 'sign_in', outcome: 'refused', way: 'passkey', reason });
      const page = signInPageOf(sso, interaction, {
        login: hintOf(interaction),
        passkeyProblem: problem,
        isShared,
      });
      return sendPage(context, publicOrigin, page, reason === 'wrong' ? 422 : 429);
    };
    const wait = await limitGate(sso.counts, 'checks', networkOf(context)).take();
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      const when = inMinutes(wait);
      return again('rate_limited', `Слишком много попыток входа. Попробуйте снова ${when}.`);
    }
    const account = await findByAssertion(sso, interaction.uid, credential);
    if (!account)
      return again('wrong', 'Этот ключ доступа здесь не\u00a0подходит. Войдите с\u00a0паролем');
    await keepShared(interaction, isShared);
    return endSignIn(sso, context, interaction, account, 'passkey');
  };
}
