import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceVariables } from '@/platform/kernel/service';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { expiredPage, foreignPage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';
import { isForeignPost } from '@/platform/sso/protection/request-source';
import { findInteraction } from './find-interaction';
import { showRegistration, submitRegistration } from './registration-steps';
import { showSignIn, submitSignIn } from './sign-in-steps';
import type { Step } from './step';

const MAX_BODY = 16 * 1024;

/** The pages of a sign-in: `/interaction/{uid}` and `/interaction/{uid}/register`. */
export function interactionRoutes(sso: Sso) {
  const { publicOrigin } = sso;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  const open = (step: Step) => async (context: SsoContext) => {
    const interaction = await findInteraction(sso, context);
    if (!interaction) return sendPage(context, publicOrigin, expiredPage(publicOrigin), 400);
    return step(context, interaction);
  };
  const refuse = () => {
    throw new ServiceError('payload_too_large');
  };
  routes.use(bodyLimit({ maxSize: MAX_BODY, onError: refuse }));
  routes.use(async (context, next) => {
    const foreign = isForeignPost((name) => context.req.header(name), sso.issuer);
    if (context.req.method !== 'GET' && foreign)
      return sendPage(context, publicOrigin, foreignPage(publicOrigin), 403);
    await next();
  });
  routes.get('/:uid', open(showSignIn(sso)));
  routes.post('/:uid', open(submitSignIn(sso)));
  routes.get('/:uid/register', open(showRegistration(sso)));
  routes.post('/:uid/register', open(submitRegistration(sso)));
  return routes;
}
