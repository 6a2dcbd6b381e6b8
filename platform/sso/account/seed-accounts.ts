import { DEMO_PASSWORD, demoPeople } from '@/platform/kernel/demo-people';
import type { Db } from '@/platform/sso/context';
import { account } from '@/platform/sso/schema';
import { normalizeLogin } from '@/platform/kernel/protection/normalize-login';
import { hashPassword } from './password-hash';

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
