import { and, eq } from 'drizzle-orm';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { utmMark } from '@/platform/main-api/database/schema';
import { holds, refuseUnless } from './same-content';

/** [TRK-01] */
export const saveUtm: Verb<'saveUtm'> = async (context, { body }) => {
  const { idempotencyKey: id, utmMarks: marks, reffererUrl: referrerUrl } = body;
  const { userId } = callerOf(context);
  const own = { userId, idempotencyKey: id };
  const { rowCount } = await withinQuota(context.db, 'utmMark', own, (tx) =>
    tx.insert(utmMark).values({ id, userId, marks, referrerUrl }).onConflictDoNothing(),
  );
  if (!rowCount) {
    const isSame = and(
      ...[eq(utmMark.id, id), eq(utmMark.userId, userId)],
      ...[eq(utmMark.referrerUrl, referrerUrl), holds(utmMark.marks, marks)],
    );
    refuseUnless(await context.db.$count(utmMark, isSame));
  }
  return { done: true };
};
