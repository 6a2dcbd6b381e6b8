import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db, Transaction } from '@/platform/payments/context';
import { promoCode } from '@/platform/payments/schema';

type PromoCode = typeof promoCode.$inferSelect;

/** Why a promo code lowers no price, null when it does. */
export function refusalOf(
  code: Pick<PromoCode, 'validUntil' | 'maxUses' | 'uses'>,
  now: Date,
): 'promocode_expired' | 'promocode_used_up' | null {
  if (code.validUntil !== null && code.validUntil <= now) return 'promocode_expired';
  if (code.maxUses !== null && code.uses >= code.maxUses) return 'promocode_used_up';
  return null;
}

/** @throws ServiceError `promocode_not_found`, `promocode_expired`, `promocode_used_up` */
export async function assertUsable(db: Transaction, code: string): Promise<void> {
  const [found] = await db.select().from(promoCode).where(eq(promoCode.code, code));
  if (!found) throw new ServiceError('promocode_not_found');
  const refusal = refusalOf(found, new Date());
  if (refusal) throw new ServiceError(refusal);
}

/** The percent that the code takes off now; 0 for none and for one that counts no more. */
export async function percentOf(db: Db | Transaction, code: string | null): Promise<number> {
  if (code === null) return 0;
  const [found] = await db.select().from(promoCode).where(eq(promoCode.code, code));
  return found && refusalOf(found, new Date()) === null ? found.percent : 0;
}

/** Counts one use; false when there is none left, or the time is over. */
export async function useCode(tx: Transaction, code: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} + 1` })
    .where(
      and(
        eq(promoCode.code, code),
        or(isNull(promoCode.maxUses), lt(promoCode.uses, promoCode.maxUses)),
        or(isNull(promoCode.validUntil), sql`${promoCode.validUntil} > now()`),
      ),
    );
  return rowCount === 1;
}

/** One of each kind, for a demo. */
export async function seedPromoCodes(db: Db): Promise<void> {
  await db
    .insert(promoCode)
    .values([
      { code: 'TETRAD10', percent: 10 },
      { code: 'LETO2020', percent: 30, validUntil: new Date('2020-09-01T00:00:00+03:00') },
      { code: 'PERVYY', percent: 50, maxUses: 1, uses: 1 },
    ])
    .onConflictDoNothing();
}
