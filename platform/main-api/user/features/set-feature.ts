import { eq, sql } from 'drizzle-orm';
import { operatorFeatures } from '@/lib/contract/user/user-features';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import type { Db } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { findUserNamed } from '@/platform/main-api/operator/find-user-named';
import { OperatorError } from '@/platform/main-api/operator/operator-error';

/**
 * Gives one of the operators' features to a user, or takes it. [FEAT-02]
 *
 * @param person an id or an e-mail
 * @returns the features that the user has then
 * @throws OperatorError for another feature, and when it is not one person who is named
 */
export async function setFeature(
  db: Db,
  [person = '', name = '', state = '']: readonly string[],
): Promise<readonly string[]> {
  if (!operatorFeatures.includes(name))
    throw new OperatorError(`Нет возможности «${name}»; есть ${operatorFeatures.join(', ')}.`);
  if (state !== 'on' && state !== 'off')
    throw new OperatorError('Последнее слово\u00A0— on или off.');
  const without = sql`array_remove(${user.features}, ${name})`;
  const isPerson = eq(user.id, await findUserNamed(db, person));
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(user).where(isPerson).for('update');
    const [changed] = await tx
      .update(user)
      .set({ features: state === 'on' ? sql`array_append(${without}, ${name})` : without })
      .where(isPerson)
      .returning();
    if (!known || !changed) return [];
    const [before, after] = [{ features: known.features }, { features: changed.features }];
    const subject = `user:${known.id}` as const;
    await writeAudit(tx, { actor: 'ops', action: 'feature.change', subject, before, after });
    return changed.features;
  });
}
