import { and, eq, ne } from 'drizzle-orm';
import { markModeAt } from '@/lib/contract/diary/diary-capabilities';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { diaryDelivery } from '@/platform/main-api/database/schema';
import { renewMarks, wantEarlierMarks } from '@/platform/main-api/diary/mark/want-marks';
import { getOwnDelivery } from './deliveries';
import { ownDelivery } from './show-deliveries';

/**
 * Changes how marks come to a lesson. Those of before come anew; with `none` they stay as they are there,
 * and later ones do not come. [DIARY-05]
 *
 * @throws ServiceError `not_found`
 */
export const changeDelivery: Verb<'changeDelivery'> = async (context, { params, body }) => {
  const { db, outbox } = context;
  const { userId } = callerOf(context);
  const own = await getOwnDelivery(db, userId, params.deliveryId);
  const markMode = markModeAt(own.provider, body.markMode);
  const toPassOn = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(diaryDelivery)
      .set({ markMode })
      .where(and(eq(diaryDelivery.id, own.id), ne(diaryDelivery.markMode, markMode)))
      .returning();
    if (!changed || markMode === 'none') return [];
    await renewMarks(tx, [own.id]);
    return wantEarlierMarks(tx, changed);
  });
  await outbox.look('mark', toPassOn);
  return ownDelivery(db, userId, own.id);
};
