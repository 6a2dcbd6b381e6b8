import { callerOf, type Verb } from '@/platform/main-api/context';
import { getOwnDelivery, takeBack } from './deliveries';
import { ownDelivery } from './show-deliveries';

/** @throws ServiceError `not_found` */
export const withdrawDelivery: Verb<'withdrawDelivery'> = async (context, { params }) => {
  const { db, outbox } = context;
  const { userId } = callerOf(context);
  const { id } = await getOwnDelivery(db, userId, params.deliveryId);
  await outbox.look('delivery', await takeBack(db, id));
  return ownDelivery(db, userId, id);
};
