import { and, eq, gt } from 'drizzle-orm';
import { roles, type Role } from '@/lib/contract/roles';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db, Verb } from '@/platform/main-api/context';
import { loginState, user } from '@/platform/main-api/schema';
import type { SsoClaims } from './sso-client';

/** What a role on the SSO may be here. Parents have no place in the product. */
const eduRoles: Record<string, Role[]> = {
  teacher: [roles.teacher],
  approver: [roles.teacher],
  student: [roles.student],
  school_admin: [roles.schoolAdmin],
};

/**
 * Exchanges the SSO's code for an edu token. The state is used up by the first who brings it, so the
 * same callback cannot be played twice. [AUTH-03]
 *
 * @throws ServiceError `state_invalid`, `parent_not_allowed`, `forbidden` for a role without a place
 */
export const authenticate: Verb<'authenticate'> = async ({ db, sso, tokens }, { query }) => {
  const [begun] = await db
    .delete(loginState)
    .where(and(eq(loginState.state, query.state), gt(loginState.expiresAt, new Date())))
    .returning();
  if (!begun) throw new ServiceError('state_invalid');
  const callback = new URLSearchParams({ code: query.code, state: query.state });
  if (query.iss) callback.set('iss', query.iss);
  const claims = await sso.exchange(callback, begun);
  if (claims.role === 'parent') throw new ServiceError('parent_not_allowed');
  const granted = eduRoles[claims.role];
  if (!granted) throw new ServiceError('forbidden');
  const account = await upsertUser(db, claims, granted, query.referralCode);
  return { token: await tokens.issue(account, begun.params.role), stateParams: begun.params };
};

/**
 * Names, address and class follow the SSO; what the product knows of the person stays. A referral
 * counts for who is new here, and never later. [ROUTE-26]
 */
async function upsertUser(
  db: Db,
  claims: SsoClaims,
  granted: Role[],
  referralCode: string | undefined,
) {
  const followed = {
    roles: granted,
    name: claims.given_name,
    surname: claims.family_name,
    patronymic: claims.middle_name,
    email: claims.email,
    providerType: claims.provider_type,
    hasPassword: claims.has_password,
    ...(claims.school_class && {
      classNumber: claims.school_class.number,
      classLetter: claims.school_class.letter,
    }),
  };
  const [account] = await db
    .insert(user)
    .values({
      ...followed,
      ssoSub: claims.sub,
      status: claims.status,
      referralCode,
    })
    .onConflictDoUpdate({ target: user.ssoSub, set: followed })
    .returning();
  if (!account) throw new ServiceError('internal');
  return account;
}
