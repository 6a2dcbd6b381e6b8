import { callerOf, type Verb } from '@/platform/main-api/context';
import { tryMarksAgain } from '@/platform/main-api/diary/mark/want-marks';
import { getOwnDelivery, tryAgain } from './deliveries';
import { ownDelivery } from './show-deliveries';

/** Tries the delivery again, and the marks that failed. @throws ServiceError `not_found` */
export const retryDelivery: Verb<'retryDelivery'> = async (context, { params }) => {
  const { db, outbox } = context;
  const { userId } = callerOf(context);
  const { id } = await getOwnDelivery(db, userId, params.deliveryId);
  await outbox.look('delivery', await tryAgain(db, [id]));
  await outbox.look('mark', await tryMarksAgain(db, id));
  return ownDelivery(db, userId, id);
};
