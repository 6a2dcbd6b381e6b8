import { callerOf, type Verb } from '@/platform/main-api/context';
import { getOwnDelivery, presentDelivery, takeBack } from './deliveries';

/** @throws ServiceError `not_found` */
export const withdrawDelivery: Verb<'withdrawDelivery'> = async (context, { params }) => {
  const { db, outbox } = context;
  const { userId } = callerOf(context);
  const { id } = await getOwnDelivery(db, userId, params.deliveryId);
  await outbox.look('delivery', await takeBack(db, id));
  return presentDelivery(await getOwnDelivery(db, userId, id));
};
