import { callerOf, type Verb } from '@/platform/main-api/context';
import { getBinding } from '@/platform/main-api/diary/binding/own-binding';
import { assertNotWithdrawn, getOwnHomework } from '@/platform/main-api/homework/find-homework';
import { addDeliveries } from './deliveries';
import { deliveriesOf } from './show-deliveries';

/** @throws ServiceError `homework_not_found`, `homework_withdrawn`, `diary_not_bound` */
export const sendToDiary: Verb<'sendToDiary'> = async (context, { params, body }) => {
  const { db, outbox } = context;
  const { userId } = callerOf(context);
  const own = await getOwnHomework(db, userId, params.taskHash);
  assertNotWithdrawn(own.state);
  for (const provider of new Set(body.places.map((place) => place.provider)))
    await getBinding(db, provider, userId);
  await outbox.look(
    'delivery',
    await addDeliveries(db, own.id, { ...body, places: onceEach(body.places) }),
  );
  return { deliveries: await deliveriesOf(db, own.id) };
};

/** A lesson that is named twice is one lesson. */
function onceEach<Place extends { provider: string; lessonId: string }>(places: Place[]): Place[] {
  return [...new Map(places.map((one) => [`${one.provider} ${one.lessonId}`, one])).values()];
}
