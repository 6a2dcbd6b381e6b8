import type { Account, Db } from '@/platform/sso/context';
import { findAccountByLogin } from './find-account';
import { hashOfNobody, verifyPassword } from './password-hash';

const nobody = hashOfNobody();

/**
 * The account with this login and password, or null. An unknown login costs a hash as well, so
 * that the time of the answer does not reveal which logins exist.
 */
export async function checkPassword(
  db: Db,
  login: string,
  password: string,
): Promise<Account | null> {
  const account = await findAccountByLogin(db, login);
  const matches = await verifyPassword(password, account?.passwordHash ?? nobody);
  return matches && account?.passwordHash ? account : null;
}
