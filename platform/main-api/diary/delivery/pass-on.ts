import { and, eq } from 'drizzle-orm';
import type { Logger } from '@/platform/kernel/logger';
import { describe } from '@/platform/kernel/service';
import type { MainApi } from '@/platform/main-api/context';
import { diaryDelivery, homework } from '@/platform/main-api/database/schema';
import { DiaryError, type DiaryAdapter } from '@/platform/main-api/diary/adapters/adapter';
import { findBinding } from '@/platform/main-api/diary/binding/own-binding';
import { wantEarlierMarks } from '@/platform/main-api/diary/mark/want-marks';
import type { Delivery } from './deliveries';
import { BlockedError, causeOf } from './failure-cause';
import type { Outbox } from './outbox';

/** For so long a delivery is tried, in milliseconds. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Whether something that has failed may go well later: for a day, and unless the diary has refused it. */
export const isWorthAnotherTry = (error: unknown, since: Date): boolean =>
  !(error instanceof DiaryError && !error.isRetryable) &&
  Date.now() - since.getTime() <= LONGEST_MS;

export type PassingParts = Pick<MainApi, 'db' | 'diaries' | 'env'> & {
  log: Logger;
  hurry: Outbox['hurry'];
};
type Homework = typeof homework.$inferSelect;

/**
 * Brings one delivery to where it is wanted now: puts the homework at its lesson as it is, or takes it
 * away. Done twice it changes nothing, and what is older than what the diary has is ignored there.
 *
 * @throws (rejects) when it is worth another try
 */
export async function passOn(parts: PassingParts, id: string): Promise<void> {
  const [found] = await parts.db
    .select({ delivery: diaryDelivery, homework })
    .from(diaryDelivery)
    .innerJoin(homework, eq(homework.id, diaryDelivery.homeworkId))
    .where(eq(diaryDelivery.id, id));
  if (!found || found.delivery.state !== 'sending') return;
  try {
    await bring(parts, found.delivery, found.homework);
  } catch (error) {
    if (isWorthAnotherTry(error, found.delivery.since)) throw error;
    parts.log.error({ delivery: id, cause: describe(error) }, 'a delivery was given up');
    await settle(parts, found.delivery, { state: 'failed', cause: causeOf(error) });
  }
}

async function bring(parts: PassingParts, delivery: Delivery, ofTeacher: Homework): Promise<void> {
  const { db, diaries, env } = parts;
  const { provider, lessonId, groupId, workTypeId, wanted: sequence } = delivery;
  const { taskHash, title, policy, teacherId, state } = ofTeacher;
  const binding = await findBinding(db, provider, teacherId);
  if (!binding) throw new BlockedError('unbound');
  const userId = binding.foreignId;
  const work = { userId, lessonId, externalId: taskHash, sequence };
  if (delivery.isWithdrawn || state === 'withdrawn') await takeAway(diaries[provider], work);
  else {
    if (delivery.startsAt === null) await keepLesson(parts, delivery, userId);
    const url = `${env.PUBLIC_ORIGIN}/student/${taskHash}?provider=${provider}`;
    const content = { groupId, workTypeId, title, url, dueAt: policy.dueAt };
    await diaries[provider].putWork(work, content);
  }
  await settle(parts, delivery, { state: 'delivered', delivered: sequence });
  await parts.hurry('mark', await wantEarlierMarks(db, delivery));
}

/** A lesson that is gone has no homework either. */
async function takeAway(
  diary: DiaryAdapter,
  work: Parameters<DiaryAdapter['deleteWork']>[0],
): Promise<void> {
  await diary.deleteWork(work).catch((error: unknown) => {
    if (!(error instanceof DiaryError && error.why === 'not_found')) throw error;
  });
}

/** Keeps what the teacher is shown of the lesson. @throws (rejects) DiaryError when it is not theirs */
async function keepLesson(
  { db, diaries }: PassingParts,
  delivery: Delivery,
  userId: string,
): Promise<void> {
  const { id, provider, lessonId, wanted } = delivery;
  const lesson = await diaries[provider].getLesson({ userId, lessonId });
  // What came by link is not believed.
  if (lesson.groupId !== delivery.groupId) throw new BlockedError('other_group');
  const { groupName, startsAt } = lesson;
  await db
    .update(diaryDelivery)
    .set({ groupName, startsAt: new Date(startsAt) })
    // A lesson that has moved meanwhile is asked for again.
    .where(and(eq(diaryDelivery.id, id), eq(diaryDelivery.wanted, wanted)));
}

/** Says how far it has come, unless something else is wanted meanwhile: then there is another job. */
async function settle(
  { db }: PassingParts,
  { id, wanted }: Delivery,
  result: Partial<Pick<Delivery, 'state' | 'delivered' | 'cause'>>,
): Promise<void> {
  await db
    .update(diaryDelivery)
    .set(result)
    .where(and(eq(diaryDelivery.id, id), eq(diaryDelivery.wanted, wanted)));
}
