import type { Interaction } from '@/platform/openid/find-interaction';
import { readForm } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { networkOf } from '@/platform/kernel/service-context';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { withMail } from '@/platform/sso/letters/with-mail';
import { registerPage } from '@/platform/sso/pages/register';
import { sendPage } from '@/platform/sso/pages/send';
import { letterTo } from '@/platform/sso/protection/letter-limits';
import { keepRegistration } from '@/platform/sso/account/keep-registration';
import { knownOf, passwordGuessFault } from '@/platform/sso/account/password-strength';
import {
  checkRegistration,
  readRegistrationForm,
  type RegistrationErrors,
  type RegistrationForm,
} from './registration';
import { addressOf, hintOf, roleHintOf, type Step } from './step';

type Rejection = { errors?: RegistrationErrors; problem?: string };

function showForm(
  { publicOrigin }: Sso,
  context: SsoContext,
  interaction: Interaction,
  form: RegistrationForm,
  { errors = {}, ...rest }: Rejection,
  status: 200 | 422 | 429,
) {
  const page = {
    publicOrigin,
    action: addressOf(interaction),
    knownRole: roleHintOf(interaction),
    form,
    errors,
    ...rest,
  };
  return sendPage(context, publicOrigin, registerPage(page), status);
}

/** The registration page. */
export function showRegistration(sso: Sso): Step {
  return withMail(sso, () => (context, interaction) => {
    const form = readRegistrationForm({
      email: hintOf(interaction),
      role: roleHintOf(interaction),
    });
    return showForm(sso, context, interaction, form, {}, 200);
  });
}

/**
 * Keeps a new registration and has its e-mail confirmed; or shows the page again with what is wrong. An
 * e-mail that has an account already is answered in the same way, after the same work. [TRUST-07]
 */
export function submitRegistration(sso: Sso): Step {
  return withMail(sso, (mail) => async (context, interaction) => {
    const form = readRegistrationForm(await readForm(context));
    const again = (rejection: Rejection, status: 422 | 429 = 422) =>
      showForm(sso, context, interaction, form, rejection, status);
    const checked = checkRegistration(form);
    if (!checked.ok) return again({ errors: checked.errors });
    const waitSeconds = sso.throttles.registration.take(networkOf(context));
    if (waitSeconds > 0) {
      context.header('Retry-After', String(waitSeconds));
      const when = inMinutes(waitSeconds);
      return again({ problem: `Слишком много регистраций подряд. Попробуйте ${when}.` }, 429);
    }
    const { password, ...person } = checked.value;
    const guess = passwordGuessFault(password, knownOf({ ...person, login: null }));
    if (guess !== undefined) return again({ errors: { password: guess } });
    const kept = await keepRegistration(sso.db, interaction.uid, checked.value);
    if (kept && (await letterTo(sso.counts, 'registration', kept.login)) === 0)
      await mail.ask('registration', kept.id);
    return redirectTo(context, `${addressOf(interaction)}/letter`);
  });
}
