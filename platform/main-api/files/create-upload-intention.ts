import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { stepNumberSchema } from '@/lib/contract/attempt/attempt';
import { MAX_UPLOAD_BYTES, uploadTypes, type UploadType } from '@/lib/contract/files/files';
import { ServiceError } from '@/platform/kernel/errors';
import { getOwnAttempt } from '@/platform/main-api/attempt/find-attempt';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Context, type Db, type Verb } from '@/platform/main-api/context';
import { file } from '@/platform/main-api/database/schema';

/** For which task of an attempt a file is, as `meta` says it. */
const placeSchema = z.object({
  attemptCode: z.string(),
  stepNumber: z.coerce.number().pipe(stepNumberSchema),
  taskId: z.string(),
});

type Place = Pick<typeof file.$inferInsert, 'homeworkId' | 'attemptId' | 'stepNumber' | 'taskId'>;

/**
 * Announces a file of the caller's: a picture for a photo task of an unfinished attempt of theirs, or, when
 * `meta` is empty, one that they alone see. [FILE-01]
 *
 * @throws ServiceError `unsupported_media_type`, `payload_too_large`, `rate_limited`, `invalid_request`,
 *   `attempt_not_found`, `attempt_finished`, `homework_withdrawn`, `task_not_in_homework`
 */
export const createUploadIntention: Verb<'createUploadIntention'> = async (context, { body }) => {
  const { db, storage } = context;
  const { userId } = callerOf(context);
  const { name, size } = body.file;
  const type = body.file.type as UploadType;
  if (!uploadTypes.includes(type)) throw new ServiceError('unsupported_media_type');
  if (size > MAX_UPLOAD_BYTES) throw new ServiceError('payload_too_large');
  const place = Object.keys(body.meta).length === 0 ? {} : await placeOf(context, body.meta);
  const id = randomUUID();
  const own = { userId, idempotencyKey: id };
  await withinQuota(db, 'file', own, (tx) => {
    const add = (inner: Pick<Db, 'insert'>) =>
      inner.insert(file).values({ id, ownerId: userId, ...place, name, type, size });
    const { homeworkId } = place;
    if (!homeworkId) return add(tx);
    return withinQuota(tx, 'fileOfHomework', { ...own, userId: homeworkId }, add);
  });
  return { uuid: id, ...storage.formFor({ key: id, type, size }) };
};

async function placeOf(context: Context, meta: Record<string, string>): Promise<Place> {
  const given = placeSchema.safeParse(meta);
  if (!given.success) throw new ServiceError('invalid_request', { field: 'body.meta' });
  const { attemptCode, stepNumber, taskId } = given.data;
  const { userId } = callerOf(context);
  const { attempt, homework } = await getOwnAttempt(context.db, userId, attemptCode);
  if (attempt.finishedAt !== null) throw new ServiceError('attempt_finished');
  const step = (await loadSteps(context, homework.id))[stepNumber - 1];
  const task = step?.tasks.find(({ id }) => id === taskId);
  if (task?.kind !== 'photo') throw new ServiceError('task_not_in_homework');
  return { homeworkId: homework.id, attemptId: attempt.id, stepNumber, taskId };
}
