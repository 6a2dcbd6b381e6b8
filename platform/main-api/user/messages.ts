import { callerOf, type Verb } from '@/platform/main-api/context';
import { event, message, utmMark } from '@/platform/main-api/schema';

/** [TRK-03] */
export const addFeedback: Verb<'addFeedback'> = async (context, { body }) => {
  const { userId } = callerOf(context);
  await context.db.insert(message).values({ userId, ...body });
  return { done: true };
};

/** [TRK-01] */
export const saveUtm: Verb<'saveUtm'> = async (context, { body }) => {
  const { userId } = callerOf(context);
  await context.db
    .insert(utmMark)
    .values({ userId, marks: body.utmMarks, referrerUrl: body.reffererUrl });
  return { done: true };
};

/** [TRK-02] */
export const trackEvent: Verb<'trackEvent'> = async (context, { body }) => {
  const { userId } = callerOf(context);
  await context.db.insert(event).values({ userId, ...body });
  return { done: true };
};
