import type { Account, Db } from '@/platform/sso/context';
import { account } from '@/platform/sso/schema';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { hashPassword } from './password-hash';

export type NewAccount = {
  role: 'teacher' | 'student';
  name: string;
  surname: string;
  email: string;
  password: string;
};

/** A new account whose login is its e-mail; null when the login is taken. */
export async function createAccount(db: Db, given: NewAccount): Promise<Account | null> {
  const { role, name, surname, email, password } = given;
  const [created] = await db
    .insert(account)
    .values({
      login: normalizeLogin(email),
      email,
      passwordHash: await hashPassword(password),
      name,
      surname,
      role,
      status: 'new',
    })
    .onConflictDoNothing({ target: account.login })
    .returning();
  return created ?? null;
}
