import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { roles, type Role } from '@/lib/contract/roles';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db, Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/schema';
import { completeSignIn } from './login-states';
import type { SsoClaims } from './sso-client';

/** What a role on the SSO may be here. Parents have no place in the product. */
const eduRoles: Record<string, Role[]> = {
  teacher: [roles.teacher],
  approver: [roles.teacher],
  student: [roles.student],
  school_admin: [roles.schoolAdmin],
};

/**
 * Exchanges the SSO's code for an edu token, once. [AUTH-03]
 *
 * @throws ServiceError `state_invalid`, `parent_not_allowed`, `forbidden` for a role without a place
 */
export const authenticate: Verb<'authenticate'> = async (context, { query }) => {
  const { db, tokens } = context;
  const { claims, params } = await completeSignIn(context, 'edu', query);
  if (claims.role === 'parent') throw new ServiceError('parent_not_allowed');
  const granted = eduRoles[claims.role];
  if (!granted) throw new ServiceError('forbidden');
  const account = await upsertUser(db, claims, granted, query.referralCode);
  return { token: await tokens.issue(account, params.role), stateParams: params };
};

/**
 * Names, address and class follow the SSO; what the product knows of the person stays, and so does
 * what students said of themselves. A referral counts for who is new here, and never later. [ROUTE-26]
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
    .onConflictDoUpdate({ target: user.ssoSub, set: { ...followed, ...ownWords(claims) } })
    .returning();
  if (!account) throw new ServiceError('internal');
  return account;
}

/**
 * Whom the SSO has not registered was registered here, by name and class in their own words: from
 * then on these do not follow the SSO. [ROUTE-14]
 */
function ownWords({ role, status, given_name, family_name, school_class }: SsoClaims) {
  if (role !== 'student' || status === 'registered') return {};
  const unlessRegistered = (column: AnyPgColumn, value: string | number) =>
    sql`case when ${user.status} = 'registered' then ${column} else ${value} end`;
  return {
    name: unlessRegistered(user.name, given_name),
    surname: unlessRegistered(user.surname, family_name),
    ...(school_class && {
      classNumber: unlessRegistered(user.classNumber, school_class.number),
      classLetter: unlessRegistered(user.classLetter, school_class.letter),
    }),
  };
}
