import type { Sso } from '@/platform/sso/context';
import { sendPage } from '@/platform/sso/pages/send';
import { signInPage, type SignInProblem } from '@/platform/sso/pages/sign-in';
import { networkOf, signIn } from './sign-in';
import { addressOf, goOn, hintOf, readForm, textOf, type Step } from './step';

/** The sign-in page. */
export function showSignIn({ publicOrigin }: Sso): Step {
  return (context, interaction) => {
    const page = { publicOrigin, action: addressOf(interaction), login: hintOf(interaction) };
    return sendPage(context, publicOrigin, signInPage(page), 200);
  };
}

/** Login and password: on into the protocol, or the page again with what is wrong. */
export function submitSignIn(sso: Sso): Step {
  const { publicOrigin } = sso;
  return async (context, interaction) => {
    const body = await readForm(context);
    const login = textOf(body.login);
    const password = textOf(body.password);
    const again = (problem: SignInProblem, status: 422 | 429) => {
      const page = { publicOrigin, action: addressOf(interaction), login, problem };
      return sendPage(context, publicOrigin, signInPage(page), status);
    };
    if (login.trim() === '' || password === '') return again('empty', 422);
    const verdict = await signIn(sso, networkOf(context), login, password);
    if ('account' in verdict) return goOn(sso, context, interaction, verdict.account);
    if (verdict.refused === 'wrong') return again('wrong', 422);
    context.header('Retry-After', String(verdict.refused.waitSeconds));
    return again(verdict.refused, 429);
  };
}
