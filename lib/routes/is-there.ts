import type { Route } from './route';

type Deployment = { DEPLOYMENT: 'demo' | 'production'; TEST_SIGN_IN: 'on' | 'off' };

/** Whether a page exists in this deployment; one that does not is answered with 404. [ROUTE-27] */
export function isThere({ state }: Pick<Route, 'state'>, deployment: Deployment): boolean {
  if (state === 'demo') return deployment.DEPLOYMENT === 'demo';
  if (state === 'test') return deployment.TEST_SIGN_IN === 'on';
  return state === 'ready';
}
