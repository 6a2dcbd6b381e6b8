import { cmsRoleSchema } from '@/lib/contract/cms/cms';
import { ServiceError } from '@/platform/kernel/errors';
import { withRefusalsLogged } from '@/platform/main-api/auth/log-refusals';
import { completeSignIn } from '@/platform/main-api/auth/login-states';
import type { Verb } from '@/platform/main-api/context';
import { beginSession } from '@/platform/main-api/session/begin-session';

/** The SSO tells the time in whole seconds. */
const ROUNDING = 1_000;

/**
 * Exchanges the SSO's code for a CMS token, once. Editors are no users of the product: nothing is
 * kept of them here. [AUTH-20]
 *
 * @throws ServiceError `state_invalid`, `forbidden` for everybody but editors and operators, and for one
 *   who did not give the password for this sign-in: an address that asks for it can be changed
 */
export const authenticateCms: Verb<'authenticateCms'> = (context, input) =>
  withRefusalsLogged(context, 'cms_callback', () => exchange(context, input));

const exchange: Verb<'authenticateCms'> = async (context, { query }) => {
  const { claims, params, begunAt } = await completeSignIn(context, 'cms', query);
  const role = cmsRoleSchema.safeParse(claims.role);
  if (!role.success) throw new ServiceError('forbidden');
  const shownAt = claims.auth_time * 1_000;
  if (shownAt < begunAt.getTime() - ROUNDING) throw new ServiceError('forbidden');
  const signedIn = { event: 'sign_in', outcome: 'accepted', way: 'cms_callback' } as const;
  context.logAccess({ ...signedIn, account: claims.sub });
  // An editor changes what all see: wherever they sit, they are believed for a working day.
  const person = { userId: null, claims, isShared: true };
  const session = await beginSession(context.db, context, person);
  const token = await context.cmsTokens.issue(
    {
      sub: claims.sub,
      name: claims.given_name,
      surname: claims.family_name,
      cmsRoles: [role.data],
    },
    session,
  );
  return { token, redirectUrl: params.redirectUrl };
};
