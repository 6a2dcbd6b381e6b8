import { Hono } from 'hono';
import { findInteraction, type Interaction } from '@/platform/openid/find-interaction';
import {
  finishInteraction,
  redirectTo,
  refuseInteraction,
} from '@/platform/openid/finish-interaction';
import { forwardToProvider, PROTOCOL } from '@/platform/openid/forward-to-provider';
import { endSession, sessionOf } from '@/platform/openid/session';
import { formLimit, readForm, textOf } from '@/platform/openid/pages/form';
import type { SignInProblem } from '@/platform/openid/pages/sign-in-form';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { isForeignPost, isNavigation } from '@/platform/openid/protection/request-source';
import { attemptSignIn } from '@/platform/openid/protection/sign-in-attempt';
import type { ServiceVariables } from '@/platform/kernel/service';
import { networkOf, type ServiceContext } from '@/platform/kernel/service-context';
import { homePage, messagePage, signInPage } from './pages';
import type { Partner } from './partner';
import { accountOf } from './people';

type Step = (context: ServiceContext, interaction: Interaction) => Promise<Response> | Response;

/** The pages and the protocol of a provider, to be put under the path of its issuer. */
export function partnerRoutes(partner: Partner) {
  const { provider, issuer, template, publicOrigin } = partner;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  const showMessage = (context: ServiceContext, message: 'expired' | 'foreign' | 'signedOut') => {
    const status = { expired: 400, foreign: 403, signedOut: 200 } as const;
    return template.send(context, messagePage(template, publicOrigin, message), status[message]);
  };
  const open = (step: Step) => async (context: ServiceContext) => {
    const interaction = await findInteraction(provider, context);
    return interaction ? step(context, interaction) : showMessage(context, 'expired');
  };
  routes.use('/interaction/*', formLimit, async (context, next) => {
    const foreign = isForeignPost((name) => context.req.header(name), new URL(issuer).origin);
    if (context.req.method !== 'GET' && foreign) return showMessage(context, 'foreign');
    await next();
  });
  routes.get('/interaction/:uid', open(showSignIn(partner)));
  routes.post('/interaction/:uid', open(submitSignIn(partner)));
  routes.post('/interaction/:uid/cancel', open(cancel));
  routes.get('/signout', async (context) => {
    if (!isNavigation((name) => context.req.header(name))) return showMessage(context, 'foreign');
    const session = await sessionOf(provider, context);
    if (session.accountId) await endSession(provider, session);
    return showMessage(context, 'signedOut');
  });
  const protocol = forwardToProvider(provider, issuer);
  for (const path of PROTOCOL) routes.all(path, protocol);
  return routes;
}

/**
 * The provider's own page, to which the name on each of its pages leads: who is signed in there, and
 * how to leave, so that the next child at the same tablet is not taken for the one before.
 */
export function showHome({ provider, key, base, template, publicOrigin, accounts }: Partner) {
  return async (context: ServiceContext): Promise<Response> => {
    const { accountId } = await sessionOf(provider, context);
    const account = accountId && (await accounts.findAccount(key, accountId));
    const page = account
      ? homePage(template, account.claims(), `${base}/signout`)
      : messagePage(template, publicOrigin, 'nobody');
    return template.send(context, page, 200);
  };
}

const actionOf = ({ base }: Partner, { uid }: Interaction) => `${base}/interaction/${uid}`;

function showSignIn(partner: Partner): Step {
  return (context, interaction) => {
    const form = { action: actionOf(partner, interaction), login: '' };
    return partner.template.send(context, signInPage(partner.template, partner.key, form), 200);
  };
}

/** Takes login and password: continues the protocol, or shows the page again with what is wrong. */
function submitSignIn(partner: Partner): Step {
  const { key, provider, template, counts, accounts } = partner;
  return async (context, interaction) => {
    const body = await readForm(context);
    const [login, password] = [textOf(body.login), textOf(body.password)];
    const again = (problem: SignInProblem, status: 422 | 429) => {
      const form = { action: actionOf(partner, interaction), login, problem };
      return template.send(context, signInPage(template, key, form), status);
    };
    if (login.trim() === '' || password === '') return again('empty', 422);
    const who = { network: networkOf(context), login: normalizeLogin(login) };
    const outcome = await attemptSignIn(counts, who, async () =>
      accounts.findByPassword(login, password),
    );
    if ('person' in outcome) {
      const { accountId } = accountOf(key, outcome.person);
      const result = { accountId, amr: ['pwd'] };
      return redirectTo(context, await finishInteraction(provider, context, interaction, result));
    }
    if (outcome.refused === 'wrong') return again('wrong', 422);
    context.header('Retry-After', String(outcome.refused.waitSeconds));
    return again(outcome.refused, 429);
  };
}

async function cancel(context: ServiceContext, interaction: Interaction): Promise<Response> {
  return redirectTo(context, await refuseInteraction(interaction, 'access_denied'));
}
