import type { Interaction } from '@/platform/openid/find-interaction';
import { readForm } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { networkOf } from '@/platform/kernel/service-context';
import { createAccount } from '@/platform/sso/account/create-account';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { registerPage } from '@/platform/sso/pages/register';
import { sendPage } from '@/platform/sso/pages/send';
import {
  checkRegistration,
  readRegistrationForm,
  type RegistrationErrors,
  type RegistrationForm,
} from './registration';
import { signIn } from './sign-in';
import { addressOf, completeSignIn, hintOf, roleHintOf, type Step } from './step';

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
  return (context, interaction) => {
    const form = readRegistrationForm({
      email: hintOf(interaction),
      role: roleHintOf(interaction),
    });
    return showForm(sso, context, interaction, form, {}, 200);
  };
}

/** A new account, signed in at once; or the page again with what is wrong. */
export function submitRegistration(sso: Sso): Step {
  return async (context, interaction) => {
    const form = readRegistrationForm(await readForm(context));
    const again = (rejection: Rejection, status: 422 | 429 = 422) =>
      showForm(sso, context, interaction, form, rejection, status);
    const checked = checkRegistration(form);
    if (!checked.ok) return again({ errors: checked.errors });
    const network = networkOf(context);
    const waitSeconds = sso.throttles.registration.take(network);
    if (waitSeconds > 0) {
      context.header('Retry-After', String(waitSeconds));
      const when = inMinutes(waitSeconds);
      return again({ problem: `Слишком много регистраций подряд. Попробуйте ${when}.` }, 429);
    }
    const created = await createAccount(sso.db, checked.value);
    if (created) return completeSignIn(sso, context, interaction, created);
    // A form that was sent twice made the account the first time: its own password opens it.
    const { email, password } = checked.value;
    const verdict = await signIn(sso, { network, login: email }, password);
    if ('account' in verdict) return completeSignIn(sso, context, interaction, verdict.account);
    return again({
      errors: { email: 'Учётная запись с\u00a0этой почтой уже есть. Войдите в\u00a0неё' },
    });
  };
}
