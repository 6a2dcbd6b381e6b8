import type { Interaction } from '@/platform/openid/find-interaction';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { readForm } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { networkOf } from '@/platform/kernel/service-context';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import type { Sso, SsoContext } from '@/platform/sso/context';
import type { Mail } from '@/platform/sso/letters/mail';
import { withMail } from '@/platform/sso/letters/with-mail';
import { waitingPage } from '@/platform/sso/pages/confirm';
import { emailTakenPage, linkGonePage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';
import { letterFrom, letterTo } from '@/platform/sso/protection/letter-limits';
import {
  confirmRegistration,
  findByToken,
  findRegistration,
  type Registration,
} from '@/platform/sso/account/keep-registration';
import { addressOf, completeSignIn, type Step } from './step';

type Told = { problem?: string; notice?: string };

/** «Мы отправили письмо»: the same whether the e-mail has an account or not. [TRUST-07] */
export function showWaiting(sso: Sso): Step {
  return withMail(sso, (mail) => async (context, interaction) => {
    const registration = await findRegistration(sso.db, interaction.uid);
    if (!registration) return redirectTo(context, `${addressOf(interaction)}/register`);
    return waiting(sso, mail, context, interaction, registration, {});
  });
}

/** Sends the letter again, or goes on when the link was opened elsewhere. [TRUST-07] */
export function submitWaiting(sso: Sso): Step {
  return withMail(sso, (mail) => async (context, interaction) => {
    const { wish } = await readForm(context);
    const registration = await findRegistration(sso.db, interaction.uid);
    if (!registration) return redirectTo(context, `${addressOf(interaction)}/register`);
    const told = (given: Told, status: 200 | 422 | 429) =>
      waiting(sso, mail, context, interaction, registration, given, status);
    if (wish === 'again') {
      const wait =
        (await letterFrom(sso.counts, networkOf(context))) ||
        (await letterTo(sso.counts, 'registration', registration.login));
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return told({ problem: `Следующее письмо можно попросить ${inMinutes(wait)}.` }, 429);
      }
      await mail.ask('registration', registration.id);
      return told({ notice: 'Отправили ещё раз. Прежняя ссылка больше не\u00a0действует.' }, 200);
    }
    const { accountSub } = registration;
    const account = accountSub === null ? null : await findAccountBySub(sso.db, accountSub);
    if (account) return completeSignIn(sso, context, interaction, account);
    return told(
      { problem: 'Почта ещё не\u00a0подтверждена. Откройте ссылку из\u00a0письма.' },
      422,
    );
  });
}

/** The link of the letter, opened where the registration began: makes the account and goes on. [TRUST-07] */
export function confirmHere(sso: Sso): Step {
  const { db, publicOrigin } = sso;
  return async (context, interaction) => {
    const { token } = await readForm(context);
    const found = await findByToken(db, token);
    if (found?.interaction !== interaction.uid)
      return sendPage(context, publicOrigin, linkGonePage(publicOrigin), 400);
    const account = await confirmRegistration(db, found.id);
    if (!account) return sendPage(context, publicOrigin, emailTakenPage(publicOrigin), 400);
    return completeSignIn(sso, context, interaction, account);
  };
}

function waiting(
  { publicOrigin }: Sso,
  mail: Mail,
  context: SsoContext,
  interaction: Interaction,
  { email }: Registration,
  told: Told,
  status: 200 | 422 | 429 = 200,
) {
  const action = addressOf(interaction);
  const page = waitingPage({ publicOrigin, action, email, hasMailbox: mail.hasMailbox, ...told });
  return sendPage(context, publicOrigin, page, status);
}
