import { eq } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';
import { tryMarksAgain } from '@/platform/main-api/diary/mark/want-marks';
import { bringBack, getOwnDelivery, tryAgain } from './deliveries';
import { ownDelivery } from './show-deliveries';

/**
 * Tries the delivery again, and the marks that failed; what waits for its next try is tried at once.
 *
 * @throws ServiceError `not_found`
 */
export const retryDelivery: Verb<'retryDelivery'> = async (context, { params }) => {
  const { db, outbox } = context;
  const { userId } = callerOf(context);
  const { id } = await getOwnDelivery(db, userId, params.deliveryId);
  const marks = await db.transaction(async (tx) => {
    await tryAgain(tx, eq(diaryDelivery.id, id));
    const failed = await tryMarksAgain(tx, eq(diaryMark.deliveryId, id));
    await bringBack(tx, failed);
    return failed.map((mark) => mark.id);
  });
  await outbox.hurry('delivery', [id]);
  await outbox.hurry('mark', marks);
  return ownDelivery(db, userId, id);
};
