import { Hono } from 'hono';
import { findInteraction } from '@/platform/openid/find-interaction';
import { formLimit } from '@/platform/openid/pages/form';
import type { ServiceVariables } from '@/platform/kernel/service';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { forProvider, beginExternal, completeExternal } from '@/platform/sso/external/steps';
import { refuseForeignPosts } from '@/platform/sso/protection/refuse-foreign-posts';
import { confirmHere, showWaiting, submitWaiting } from './confirmation-steps';
import { showForgot, submitForgot } from './forgot-steps';
import { passkeyOptions, submitPasskey } from './passkey-steps';
import { secondOptions, showSecond, submitSecond } from './second-factor-steps';
import { showRegistration, submitRegistration } from './registration-steps';
import { beginSignIn, showSignIn, submitSignIn } from './sign-in-steps';
import type { Step } from './step';
import { answerWithoutInteraction } from './without-interaction';

/** The pages of a sign-in: `/interaction/{uid}` and what lies under it. */
export function interactionRoutes(sso: Sso) {
  const routes = new Hono<{ Variables: ServiceVariables }>();
  const open = (step: Step) => async (context: SsoContext) => {
    const interaction = await findInteraction(sso.provider, context);
    if (!interaction) return answerWithoutInteraction(sso, context);
    return step(context, interaction);
  };
  routes.use(formLimit);
  routes.use(refuseForeignPosts(sso));
  routes.get('/:uid', open(beginSignIn(sso)));
  routes.post('/:uid', open(submitSignIn(sso)));
  routes.get('/:uid/password', open(showSignIn(sso)));
  routes.get('/:uid/external/:provider', open(forProvider(sso, beginExternal(sso))));
  routes.get('/:uid/external/:provider/callback', open(forProvider(sso, completeExternal(sso))));
  routes.get('/:uid/register', open(showRegistration(sso)));
  routes.post('/:uid/register', open(submitRegistration(sso)));
  routes.get('/:uid/letter', open(showWaiting(sso)));
  routes.post('/:uid/letter', open(submitWaiting(sso)));
  routes.post('/:uid/confirm', open(confirmHere(sso)));
  routes.get('/:uid/forgot', open(showForgot(sso)));
  routes.post('/:uid/forgot', open(submitForgot(sso)));
  routes.post('/:uid/passkey/options', open(passkeyOptions(sso)));
  routes.post('/:uid/passkey', open(submitPasskey(sso)));
  routes.get('/:uid/second', open(showSecond(sso)));
  routes.post('/:uid/second/options', open(secondOptions(sso)));
  routes.post('/:uid/second', open(submitSecond(sso)));
  return routes;
}
