import { randomUUID } from 'node:crypto';
import type { Account, Db } from '@/platform/sso/context';
import { findAccountByLogin } from './find-account';
import { hashPassword, verifyPassword } from './password-hash';

let decoy: Promise<string> | undefined;

/**
 * The account with this login and password, or null. An unknown login costs a hash as well, so
 * that the time of the answer does not reveal which logins exist.
 */
export async function checkPassword(
  db: Db,
  login: string,
  password: string,
): Promise<Account | null> {
  decoy ??= hashPassword(randomUUID());
  const nobody = await decoy;
  const account = await findAccountByLogin(db, login);
  const matches = await verifyPassword(password, account?.passwordHash ?? nobody);
  return matches && account?.passwordHash ? account : null;
}
