import { readForm, textOf } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { networkOf } from '@/platform/kernel/service-context';
import type { Sso } from '@/platform/sso/context';
import { withMail } from '@/platform/sso/letters/with-mail';
import { forgotPage, forgotSentPage } from '@/platform/sso/pages/forgot';
import { sendPage } from '@/platform/sso/pages/send';
import { letterFrom, letterTo } from '@/platform/sso/protection/letter-limits';
import { addressOf, hintOf, type Step } from './step';

/** «Забыли пароль?» [TRUST-07] */
export function showForgot(sso: Sso): Step {
  const { publicOrigin } = sso;
  return withMail(sso, () => (context, interaction) => {
    const given = { publicOrigin, action: addressOf(interaction), login: hintOf(interaction) };
    return sendPage(context, publicOrigin, forgotPage(given), 200);
  });
}

/**
 * Asks for a letter to whoever has this login. The answer, and what is done for it, is the same whether
 * somebody has. [TRUST-07]
 */
export function submitForgot(sso: Sso): Step {
  const { publicOrigin, counts } = sso;
  return withMail(sso, (mail) => async (context, interaction) => {
    const typed = textOf((await readForm(context)).login);
    const login = normalizeLogin(typed);
    const action = addressOf(interaction);
    const again = (problem: string, status: 422 | 429) => {
      const page = forgotPage({ publicOrigin, action, login: typed, problem });
      return sendPage(context, publicOrigin, page, status);
    };
    if (login === '') return again('Введите логин или почту', 422);
    const wait = await letterFrom(counts, networkOf(context));
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return again(`Слишком много просьб подряд. Попробуйте ${inMinutes(wait)}.`, 429);
    }
    const browser = sso.knownBrowsers.find(context, login);
    if ((await letterTo(counts, 'reset', login, browser)) === 0) await mail.ask('reset', login);
    const page = forgotSentPage({ publicOrigin, action, hasMailbox: mail.hasMailbox });
    return sendPage(context, publicOrigin, page, 200);
  });
}
