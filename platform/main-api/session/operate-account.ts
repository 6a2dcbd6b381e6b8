import { eq } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import type { Db } from '@/platform/main-api/context';
import { session, user } from '@/platform/main-api/database/schema';
import { findUserNamed } from '@/platform/main-api/operator/find-user-named';
import { OperatorError } from '@/platform/main-api/operator/operator-error';
import { signOnOf } from '@/platform/main-api/person/other-services';
import { endSessions } from './end-sessions';

type Operated = { db: Db; env: PlatformEnv };

/** `disable <id>`: nobody signs in with the account or stays signed in, here and at the SSO. [TRUST-06] */
export async function operateDisable({ db, env }: Operated, [named = '']: readonly string[]) {
  const { userId, ssoSub } = await disabledAs(db, named, new Date());
  const told = await tellSignOn(env, ssoSub, 'disable');
  return [`Учётная запись ${userId} отключена, её сеансы завершены.`, ...told];
}

/** `enable <id>`: the opposite; people sign in again. [TRUST-06] */
export async function operateEnable({ db, env }: Operated, [named = '']: readonly string[]) {
  const { userId, ssoSub } = await disabledAs(db, named, null);
  const told = await tellSignOn(env, ssoSub, 'enable');
  return [`Учётная запись ${userId} включена: можно входить снова.`, ...told];
}

/** @throws OperatorError for who is not there or was forgotten */
async function disabledAs(db: Db, named: string, disabledAt: Date | null) {
  const userId = await findUserNamed(db, named);
  return db.transaction(async (tx) => {
    // A sign-in that is under way waits for this, or is ended by it.
    const [found] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
    if (!found || found.erasedAt !== null)
      throw new OperatorError(`Данные пользователя «${named}» удалены.`);
    await tx.update(user).set({ disabledAt }).where(eq(user.id, userId));
    if (disabledAt !== null) await endSessions(tx, eq(session.userId, userId));
    const action = disabledAt === null ? 'account.enable' : 'account.disable';
    await writeAudit(tx, { actor: 'ops', action, subject: `user:${userId}` });
    return { userId, ssoSub: found.ssoSub };
  });
}

/** Said again, the command tells the SSO again. */
async function tellSignOn(env: PlatformEnv, sub: string | null, change: 'disable' | 'enable') {
  if (sub === null) return [];
  try {
    await signOnOf(env).post(sub, change);
    return [];
  } catch {
    return ['Единый вход об\u00a0этом не\u00a0узнал: повторите команду, когда он заработает.'];
  }
}
