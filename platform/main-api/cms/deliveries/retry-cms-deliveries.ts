import { ServiceError } from '@/platform/kernel/errors';
import { nameOf } from '@/platform/main-api/cms/name-of';
import { editorOf, type Verb } from '@/platform/main-api/context';
import { countRetried, retryFailed } from '@/platform/main-api/diary/operate/retry-failed';

/** So many are queued at once; the sweep finds the others within minutes. */
const AT_ONCE = 100;

/** Tries again what failed, one or all; nothing when it is tried already. @throws ServiceError `not_found` */
export const retryCmsDeliveries: Verb<'retryCmsDeliveries'> = async (context, { body }) => {
  const { db, outbox } = context;
  const editor = editorOf(context);
  const operator = { sub: editor.sub, name: nameOf(editor) };
  const retried = await retryFailed(db, operator, 'id' in body ? body.id : null);
  if (!retried) throw new ServiceError('not_found');
  await outbox.look('delivery', retried.delivery.slice(0, AT_ONCE));
  await outbox.look('mark', retried.mark.slice(0, AT_ONCE));
  return { retried: countRetried(retried) };
};
