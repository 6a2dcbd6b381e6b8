import { inArray } from 'drizzle-orm';
import { DEMO_PASSWORD, demoPeople } from '@/platform/partners/demo-people';
import type { Db } from '@/platform/sso/context';
import { account } from '@/platform/sso/schema';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { hashPassword } from './password-hash';

/**
 * The same database may have been a demo's before: everybody knows the password of its people, of whom
 * one edits the content.
 *
 * @throws when they are still there
 */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const subs = demoPeople.map(({ sub }) => sub);
  if ((await db.$count(account, inArray(account.sub, subs))) > 0)
    throw new Error(
      'The people of the demo are in this database, and DEPLOYMENT is production: remove them from sso.account, or use another database',
    );
}

/** The people of the demo, when there are no accounts at all. Several processes may do it at once. */
export async function seedAccounts(db: Db): Promise<void> {
  if ((await db.$count(account)) > 0) return;
  const rows = await Promise.all(
    demoPeople.map(async ({ login, schoolClass, ...person }) => ({
      ...person,
      login: normalizeLogin(login),
      passwordHash: await hashPassword(DEMO_PASSWORD),
      classNumber: schoolClass?.number ?? null,
      classLetter: schoolClass?.letter ?? null,
    })),
  );
  await db.insert(account).values(rows).onConflictDoNothing();
}
