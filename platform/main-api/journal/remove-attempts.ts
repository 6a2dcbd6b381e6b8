import { and, eq, inArray } from 'drizzle-orm';
import { isOneOf } from '@/platform/kernel/database/database';
import { answer, attempt, diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';
import type { Transaction } from './lock-students';

/** Removes attempts with their answers. */
export async function removeAttempts(tx: Transaction, ids: string[]): Promise<void> {
  await tx.delete(answer).where(isOneOf(answer.attemptId, ids));
  await tx.delete(attempt).where(isOneOf(attempt.id, ids));
}

/** Ends what is on its way to diaries of a student's marks; what a diary shows stays there. */
export async function endMarks(
  tx: Transaction,
  studentId: string,
  homeworkIds: readonly string[],
): Promise<void> {
  const deliveries = tx
    .select({ id: diaryDelivery.id })
    .from(diaryDelivery)
    .where(inArray(diaryDelivery.homeworkId, [...homeworkIds]));
  await tx
    .delete(diaryMark)
    .where(and(eq(diaryMark.studentId, studentId), inArray(diaryMark.deliveryId, deliveries)));
}
