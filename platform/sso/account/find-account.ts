import { eq } from 'drizzle-orm';
import type { Account, Db } from '@/platform/sso/context';
import { account } from '@/platform/sso/schema';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';

/** The account behind a subject identifier. */
export async function findAccountBySub(db: Db, sub: string): Promise<Account | null> {
  return (await db.query.account.findFirst({ where: eq(account.sub, sub) })) ?? null;
}

/** The account with this login, in whatever case it is typed. */
export async function findAccountByLogin(db: Db, login: string): Promise<Account | null> {
  const key = normalizeLogin(login);
  return (await db.query.account.findFirst({ where: eq(account.login, key) })) ?? null;
}
