import type { Account, Db } from '@/platform/sso/context';
import { account } from '@/platform/sso/schema';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { CONSENT_VERSION } from '@/lib/contract/auth/consent-version';
import { hashPassword } from './password-hash';

export type NewAccount = {
  role: 'teacher' | 'student';
  name: string;
  surname: string;
  patronymic: string;
  email: string;
  password: string;
};

/**
 * A new account whose login is its e-mail, with the consent that the form asked for; null when the
 * login is taken. [TRUST-10]
 */
export async function createAccount(db: Db, given: NewAccount): Promise<Account | null> {
  const { role, name, surname, patronymic, email, password } = given;
  const [created] = await db
    .insert(account)
    .values({
      login: normalizeLogin(email),
      email,
      passwordHash: await hashPassword(password),
      name,
      surname,
      patronymic,
      role,
      status: 'new',
      consentVersion: CONSENT_VERSION,
      consentedAt: new Date(),
    })
    .onConflictDoNothing({ target: account.login })
    .returning();
  return created ?? null;
}
