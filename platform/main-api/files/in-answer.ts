import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { answer, file } from '@/platform/main-api/database/schema';

/** Whether a row of `file` is in the answer that it was uploaded for. */
export const isInAnswer: SQL = sql`exists (select 1 from ${answer}
  where ${answer.attemptId} = ${file.attemptId} and ${answer.stepNumber} = ${file.stepNumber}
    and ${answer.taskId} = ${file.taskId} and ${answer.value} -> 'files' ? ${file.id}::text)`;

/** Where an answer stands. */
type Place = { attemptId: string; stepNumber: number; taskId: string };

/**
 * That an answer names only files that were uploaded for it.
 *
 * @throws ServiceError `answer_mismatch`
 */
export async function assertOwnFiles(db: Db, place: Place, value: AnswerValue): Promise<void> {
  if (value.kind !== 'photo' || value.files.length === 0) return;
  const count = await db.$count(
    file,
    and(
      ...[inArray(file.id, value.files), eq(file.attemptId, place.attemptId)],
      ...[eq(file.stepNumber, place.stepNumber), eq(file.taskId, place.taskId)],
      isNotNull(file.storedAt),
    ),
  );
  if (count !== value.files.length)
    throw new ServiceError('answer_mismatch', { field: 'value.files' });
}
