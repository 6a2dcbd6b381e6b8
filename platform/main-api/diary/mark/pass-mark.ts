import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { FailureCause } from '@/lib/contract/diary/failure-cause';
import type { MarkState } from '@/lib/contract/diary/diary';
import { describe } from '@/platform/kernel/service';
import type { Db } from '@/platform/main-api/context';
import { attempt, diaryDelivery, diaryMark, homework } from '@/platform/main-api/database/schema';
import { DiaryError } from '@/platform/main-api/diary/adapters/adapter';
import { findBinding } from '@/platform/main-api/diary/binding/own-binding';
import { BlockedError, causeOf } from '@/platform/main-api/diary/delivery/failure-cause';
import { isWorthAnotherTry, type PassingParts } from '@/platform/main-api/diary/delivery/pass-on';

type Parts = Pick<PassingParts, 'db' | 'diaries' | 'log'>;
type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * Brings the mark of a student to the lesson where the homework is: the one that the journal shows now.
 * Never over one that the teacher has set there by hand.
 *
 * @throws (rejects) when it is worth another try
 */
export async function passMark(parts: Parts, id: string): Promise<void> {
  const row = await find(parts.db, id);
  if (!row || row.mark.state !== 'sending') return;
  const { wanted, since } = row.mark;
  const settle = (state: Row['mark']['state'], cause?: FailureCause) =>
    parts.db
      .update(diaryMark)
      .set({ state, cause })
      .where(and(eq(diaryMark.id, id), eq(diaryMark.wanted, wanted)));
  try {
    await settle(await bring(parts, row));
  } catch (error) {
    const cause = causeOf(error);
    if (cause === 'conflict') return void (await settle('by_hand'));
    const isUnknown = cause === 'not_found' || cause === 'refused';
    if (isUnknown && (await hasOtherLessons(parts.db, row.delivery)))
      return void (await settle('elsewhere'));
    if (isWorthAnotherTry(error, since)) throw error;
    parts.log.error({ mark: id, cause: describe(error) }, 'a mark was given up');
    await settle('failed', cause);
  }
}

async function find(db: Db, id: string) {
  const [row] = await db
    .select({ mark: diaryMark, delivery: diaryDelivery, homework })
    .from(diaryMark)
    .innerJoin(diaryDelivery, eq(diaryDelivery.id, diaryMark.deliveryId))
    .innerJoin(homework, eq(homework.id, diaryDelivery.homeworkId))
    .where(eq(diaryMark.id, id));
  return row;
}

/** Whether the homework stands at other lessons of the same diary: those of other classes have other students. */
async function hasOtherLessons(db: Db, { id, homeworkId, provider }: Row['delivery']) {
  const [other] = await db
    .select({ id: diaryDelivery.id })
    .from(diaryDelivery)
    .where(
      and(
        eq(diaryDelivery.homeworkId, homeworkId),
        eq(diaryDelivery.provider, provider),
        ne(diaryDelivery.id, id),
        ...[eq(diaryDelivery.isWithdrawn, false), eq(diaryDelivery.state, 'delivered')],
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function bring({ db, diaries }: Parts, row: Row): Promise<MarkState> {
  const { mark, delivery, homework: of } = row;
  const { provider, lessonId, markMode: mode } = delivery;
  const isGone = delivery.isWithdrawn || of.state === 'withdrawn';
  const best = await bestAttempt(db, of.id, mark.studentId);
  if (isGone || mode === 'none' || !best) return 'delivered';
  if (delivery.state === 'sending') throw new DiaryError('unavailable', 'No homework there yet');
  const student = await findBinding(db, provider, mark.studentId);
  if (!student) return 'unbound';
  const teacher = await findBinding(db, provider, of.teacherId);
  if (!teacher) throw new BlockedError('unbound');
  const { foreignId: userId } = teacher;
  const work = { userId, lessonId, externalId: of.taskHash, sequence: mark.wanted };
  const value = mode === 'percent' ? best.score : best.grade;
  await diaries[provider].putMark(work, { studentId: student.foreignId, mode, value });
  return 'delivered';
}

/** The finished attempt that counts, as in the journal. */
async function bestAttempt(db: Db, homeworkId: string, studentId: string) {
  const [best] = await db
    .select({ score: attempt.score, grade: attempt.grade })
    .from(attempt)
    .where(
      and(
        eq(attempt.homeworkId, homeworkId),
        eq(attempt.studentId, studentId),
        isNotNull(attempt.finishedAt),
        eq(attempt.awaiting, 0),
      ),
    )
    .orderBy(desc(attempt.score), desc(attempt.number))
    .limit(1);
  const { score = null, grade = null } = best ?? {};
  return score === null || grade === null ? null : { score, grade };
}
