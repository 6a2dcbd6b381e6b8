import { callerOf, type Verb } from '@/platform/main-api/context';
import { getOwnDelivery, presentDelivery, tryAgain } from './deliveries';

/** @throws ServiceError `not_found` */
export const retryDelivery: Verb<'retryDelivery'> = async (context, { params }) => {
  const { db, outbox } = context;
  const { userId } = callerOf(context);
  const { id } = await getOwnDelivery(db, userId, params.deliveryId);
  await outbox.look('delivery', await tryAgain(db, [id]));
  return presentDelivery(await getOwnDelivery(db, userId, id));
};
