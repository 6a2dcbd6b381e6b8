import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { CONSENT_VERSION } from '@/lib/contract/auth/consent-version';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { hashPassword } from '@/platform/sso/account/password-hash';
import type { Account, Db } from '@/platform/sso/context';
import { hashOfToken } from '@/platform/sso/protection/link-token';
import { account, registration } from '@/platform/sso/schema';

export type NewAccount = {
  role: 'teacher' | 'student';
  name: string;
  surname: string;
  patronymic: string;
  email: string;
  password: string;
};
export type Registration = typeof registration.$inferSelect;

const alive = gt(registration.expiresAt, sql`now()`);

/**
 * Keeps what somebody has typed, with the consent that the form asked for, until the e-mail is confirmed.
 * Nothing is asked of accounts: whether the e-mail has one already must not show. A form that is sent
 * again takes the place of the first; its letter stays good when the e-mail is the same.
 * [TRUST-07, TRUST-10]
 */
export async function keepRegistration(
  db: Db,
  interaction: string,
  { password, ...given }: NewAccount,
): Promise<Registration | null> {
  const values = {
    ...given,
    login: normalizeLogin(given.email),
    passwordHash: await hashPassword(password),
    consentVersion: CONSENT_VERSION,
    consentedAt: new Date(),
    expiresAt: sql`now() + interval '1 day'`,
  };
  const isSameLogin = eq(registration.login, values.login);
  await db
    .insert(registration)
    .values({ interaction, ...values })
    .onConflictDoUpdate({
      target: registration.interaction,
      set: {
        ...values,
        accountSub: null,
        tokenHash: sql`case when ${isSameLogin} then ${registration.tokenHash} end`,
      },
      setWhere: or(isNull(registration.accountSub), ne(registration.login, values.login)),
    });
  return findRegistration(db, interaction);
}

/** What was registered in a sign-in; null when nothing was, or too long ago. */
export async function findRegistration(db: Db, interaction: string): Promise<Registration | null> {
  const where = and(eq(registration.interaction, interaction), alive);
  return (await db.query.registration.findFirst({ where })) ?? null;
}

/** What a link confirms; null when the link is not, or no longer, good. */
export async function findByToken(db: Db, token: unknown): Promise<Registration | null> {
  const tokenHash = hashOfToken(token);
  if (tokenHash === null) return null;
  const where = and(eq(registration.tokenHash, tokenHash), alive);
  return (await db.query.registration.findFirst({ where })) ?? null;
}

/**
 * Makes the account, whose login is its e-mail; however often and in however many tabs, once. Null when
 * the e-mail has become somebody else's account meanwhile. [TRUST-07]
 */
export function confirmRegistration(db: Db, id: string): Promise<Account | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(registration)
      .where(and(eq(registration.id, id), alive))
      .for('update');
    if (!found) return null;
    if (found.accountSub !== null)
      return (
        (await tx.query.account.findFirst({ where: eq(account.sub, found.accountSub) })) ?? null
      );
    const { login, email, passwordHash, name, surname, patronymic, role } = found;
    const { consentVersion, consentedAt } = found;
    const [created] = await tx
      .insert(account)
      .values({
        ...{ login, email, passwordHash, name, surname, patronymic, role, status: 'new' },
        ...{ consentVersion, consentedAt },
      })
      .onConflictDoNothing({ target: account.login })
      .returning();
    if (!created) return null;
    await tx.update(registration).set({ accountSub: created.sub }).where(eq(registration.id, id));
    return created;
  });
}
