import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '@/lib/contract/auth/roles';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db, Verb } from '@/platform/main-api/context';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { user } from '@/platform/main-api/database/schema';
import { beginSession } from '@/platform/main-api/session/begin-session';
import { eduRolesOf } from './edu-roles';
import { withRefusalsLogged } from './log-refusals';
import { completeSignIn } from './login-states';
import type { SsoClaims } from './sso-client';

/**
 * Exchanges the SSO's code for an edu token, once. [AUTH-03]
 *
 * @throws ServiceError `state_invalid`, `parent_not_allowed`, `forbidden` for a role without a
 *   place and for a disabled account
 */
export const authenticate: Verb<'authenticate'> = (context, input) =>
  withRefusalsLogged(context, 'callback', () => exchange(context, input));

const exchange: Verb<'authenticate'> = async (context, { query }) => {
  const { claims, params } = await completeSignIn(context, 'edu', query);
  if (claims.role === 'parent') throw new ServiceError('parent_not_allowed');
  const granted = eduRolesOf(claims.role);
  if (granted.length === 0) throw new ServiceError('forbidden');
  const { account, session } = await context.db.transaction(async (tx) => {
    const account = await upsertUser(tx, claims, granted, query.referralCode);
    // Whoever disables the account waits for this, or has been before it.
    if (account.disabledAt !== null) throw new ServiceError('forbidden');
    const person = { userId: account.id, claims, isShared: claims.shared_device };
    return { account, session: await beginSession(tx, context, person) };
  });
  const signedIn = { event: 'sign_in', outcome: 'accepted', way: 'callback' } as const;
  context.logAccess({ ...signedIn, account: claims.sub });
  const token = await context.tokens.issue(account, session, params.role);
  return { token, stateParams: params };
};

/**
 * Names, address and class follow the SSO; what the product knows of the person stays, and so do what
 * students said of themselves and the class of the school that they are in. A referral counts for who
 * is new here, and never later. [ROUTE-17] [ROUTE-26]
 */
async function upsertUser(
  tx: Pick<Db, 'select' | 'insert'>,
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
  };
  const schoolClass = claims.school_class && {
    classNumber: claims.school_class.number,
    classLetter: claims.school_class.letter,
  };
  const [before] = await tx.select().from(user).where(eq(user.ssoSub, claims.sub)).for('update');
  const [account] = await tx
    .insert(user)
    .values({
      ...followed,
      ...schoolClass,
      ssoSub: claims.sub,
      status: claims.status,
      referralCode,
    })
    .onConflictDoUpdate({ target: user.ssoSub, set: { ...followed, ...kept(claims) } })
    .returning();
  if (!account) throw new ServiceError('internal');
  if (before) await auditChanges(tx, before, account);
  return account;
}

type User = typeof user.$inferSelect;

/** The sign-on may have given somebody another role or another name since they came last. [TRUST-10] */
async function auditChanges(tx: Pick<Db, 'insert'>, before: User, after: User): Promise<void> {
  const change = { actor: `sso:${after.ssoSub}`, subject: `user:${after.id}` } as const;
  if (String(before.roles) !== String(after.roles))
    await writeAudit(tx, {
      ...{ ...change, action: 'role.change' },
      ...{ before: { roles: before.roles }, after: { roles: after.roles } },
    });
  const fields = (['name', 'surname', 'patronymic'] as const).filter(
    (field) => before[field] !== after[field],
  );
  if (fields.length > 0)
    await writeAudit(tx, { ...change, action: 'name.change', after: { fields } });
}

/**
 * What follows the SSO only sometimes. Whom it has not registered was registered here, by name and
 * class in their own words: from then on these stay. [ROUTE-14] A class of the school stays while the
 * student is in it. [ROUTE-17]
 */
function kept({ role, status, given_name, family_name, school_class }: SsoClaims) {
  const inClass = sql`${user.classId} is not null`;
  const isOwn = role === 'student' && status !== 'registered';
  const inOwnWords = isOwn ? sql`${user.status} = 'registered'` : sql`false`;
  const unless = (condition: SQL, column: AnyPgColumn, value: string | number) =>
    sql`case when ${condition} then ${column} else ${value} end`;
  const inEither = sql`(${inClass} or ${inOwnWords})`;
  return {
    ...(isOwn && {
      name: unless(inOwnWords, user.name, given_name),
      surname: unless(inOwnWords, user.surname, family_name),
    }),
    ...(school_class && {
      classNumber: unless(inEither, user.classNumber, school_class.number),
      classLetter: unless(inEither, user.classLetter, school_class.letter),
    }),
  };
}
