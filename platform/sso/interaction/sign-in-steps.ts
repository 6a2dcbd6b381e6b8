import {
  externalProviders,
  providers,
  throughProvider,
} from '@/lib/contract/auth/external-providers';
import { readForm, textOf } from '@/platform/openid/pages/form';
import type { SignInProblem } from '@/platform/openid/pages/sign-in-form';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import type { Interaction } from '@/platform/openid/find-interaction';
import { logAccess } from '@/platform/kernel/access-log';
import { networkOf } from '@/platform/kernel/service-context';
import type { Sso } from '@/platform/sso/context';
import { providerIn } from '@/platform/sso/external/external-providers';
import { beginExternal, returnWithoutSignIn } from '@/platform/sso/external/steps';
import { sendPage } from '@/platform/sso/pages/send';
import { signInPage } from '@/platform/sso/pages/sign-in';
import { signIn } from './sign-in';
import { addressOf, completeSignIn, hintOf, roleHintOf, type Step } from './step';

/** What a sign-in begins with: the provider that was asked for, or else the sign-in page. */
export function beginSignIn(sso: Sso): Step {
  const [goThere, showPage] = [beginExternal(sso), showSignIn(sso)];
  return (context, interaction) => {
    const { provider: asked, silent } = interaction.params;
    const provider = providerIn(sso.external, asked);
    const client = provider && sso.external.get(provider);
    if (client) return goThere(context, interaction, provider, client);
    // No provider can answer without a page.
    if (silent === 'true') return returnWithoutSignIn(context, interaction, 'login_required');
    return showPage(context, interaction);
  };
}

/** The sign-in page. */
export function showSignIn(sso: Sso): Step {
  const { publicOrigin } = sso;
  return (context, interaction) =>
    sendPage(
      context,
      publicOrigin,
      signInPageOf(sso, interaction, { login: hintOf(interaction) }),
      200,
    );
}

/** Takes login and password: continues the protocol, or shows the page again with what is wrong. */
export function submitSignIn(sso: Sso): Step {
  return async (context, interaction) => {
    const body = await readForm(context);
    const login = textOf(body.login);
    const password = textOf(body.password);
    const isShared = body.shared === 'yes';
    const again = (problem: SignInProblem, status: 422 | 429) => {
      const page = signInPageOf(sso, interaction, { login, problem, isShared });
      return sendPage(context, sso.publicOrigin, page, status);
    };
    if (login.trim() === '' || password === '') return again('empty', 422);
    const knownBrowser = sso.knownBrowsers.find(context, normalizeLogin(login));
    const from = { network: networkOf(context), knownBrowser };
    const outcome = await signIn(sso, { ...from, login }, password);
    if ('account' in outcome)
      return completeSignIn(sso, context, interaction, outcome.account, isShared);
    const reason = outcome.refused === 'wrong' ? 'wrong' : 'rate_limited';
    const refused = { event: 'sign_in', outcome: 'refused', way: 'password', reason } as const;
    logAccess(context, { ...refused, login: normalizeLogin(login) });
    if (outcome.refused === 'wrong') return again('wrong', 422);
    context.header('Retry-After', String(outcome.refused.waitSeconds));
    return again(outcome.refused, 429);
  };
}

type Typed = {
  login: string;
  problem?: SignInProblem;
  passkeyProblem?: string;
  isShared?: boolean;
};

/** The sign-in page, with what was typed and what was wrong with the last try. */
export function signInPageOf(sso: Sso, interaction: Interaction, typed: Typed) {
  const action = addressOf(interaction);
  // Those through which nobody can sign in now, as the client says. [FEAT-01]
  const without = textOf(interaction.params.without).split(' ');
  const known = providers.filter((provider) => sso.external.has(provider));
  const ways = known
    .filter((name) => !without.includes(name))
    .map((name) => ({ href: `${action}/external/${name}`, title: externalProviders[name].title }));
  const unavailable = known.filter((name) => without.includes(name)).map(throughProvider);
  const { publicOrigin } = sso;
  return signInPage({
    publicOrigin,
    action,
    ways,
    unavailable,
    hasMail: sso.mail !== null,
    // Those who come as students have none.
    hasPasskeys: roleHintOf(interaction) !== 'student',
    ...typed,
  });
}
