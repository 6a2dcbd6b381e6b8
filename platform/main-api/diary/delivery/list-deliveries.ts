import { callerOf, type Verb } from '@/platform/main-api/context';
import { getOwnHomework } from '@/platform/main-api/homework/find-homework';
import { deliveriesOf } from './show-deliveries';

/** @throws ServiceError `homework_not_found` */
export const listDeliveries: Verb<'listDeliveries'> = async (context, { params }) => {
  const { db } = context;
  const own = await getOwnHomework(db, callerOf(context).userId, params.taskHash);
  return { deliveries: await deliveriesOf(db, own.id) };
};
