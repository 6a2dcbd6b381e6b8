import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { answer, answerDrawing } from '@/platform/main-api/database/schema';
import type { DrawingRow } from './work/drawings';
import { assertFinished, getWork, lockAttempts } from './work/find-work';

type Body = Parameters<Verb<'drawOnAnswer'>>[1]['body'];
/** Where an answer stands. */
type Place = { attemptId: string; stepNumber: number; taskId: string };

/**
 * Keeps what the teacher draws on the pictures of an answer, in place of what was there. Sent again it
 * changes nothing; the pictures themselves never change. [REV-02]
 *
 * @throws ServiceError `attempt_not_found`, `attempt_not_finished`, `task_not_in_homework` where no
 *   pictures were given, `review_changed` when the answer or the drawing is another one by now,
 *   `answer_mismatch` for pictures that are not in the answer
 */
export const drawOnAnswer: Verb<'drawOnAnswer'> = async (context, { params, body }) => {
  const { db } = context;
  const teacherId = callerOf(context).userId;
  const own = await getWork(db, teacherId, params.attemptCode);
  await db.transaction(async (tx) => {
    const [locked] = await lockAttempts(tx, own.homework.id, [params.attemptCode]);
    if (!locked) throw new ServiceError('attempt_not_found');
    assertFinished(locked);
    const { stepNumber, taskId, answerId, pictures } = body;
    const place = { attemptId: locked.id, stepNumber, taskId };
    const { files, ...there } = await getPhotos(tx, place);
    const drawn = await findDrawing(tx, place);
    if (isSent(drawn, body, teacherId)) return;
    if (there.answerId !== answerId || (drawn?.version ?? 0) !== body.version)
      throw new ServiceError('review_changed');
    if (!pictures.every(({ fileUuid }) => files.includes(fileUuid)))
      throw new ServiceError('answer_mismatch', { field: 'body.pictures' });
    await upsertDrawing(tx, {
      ...place,
      ...{ ofAnswer: answerId, pictures, version: 1, drawnBy: teacherId, drawnAt: new Date() },
    });
    const marks = pictures.reduce((sum, one) => sum + one.marks.length, 0);
    await writeAudit(tx, {
      ...{ actor: `user:${teacherId}`, action: 'answer.draw' },
      subject: `attempt:${locked.code}`,
      after: { step: stepNumber, task: taskId, pictures: pictures.length, marks },
    });
  });
  return { done: true };
};

/** @throws ServiceError `task_not_in_homework` where no pictures were given */
async function getPhotos(tx: Pick<Db, 'select'>, place: Place) {
  const [given] = await tx
    .select({ answerId: answer.answerId, value: answer.value })
    .from(answer)
    .where(isAt(answer, place));
  if (given?.value.kind !== 'photo' || given.value.files.length === 0)
    throw new ServiceError('task_not_in_homework');
  return { answerId: given.answerId, files: given.value.files };
}

async function findDrawing(tx: Pick<Db, 'select'>, place: Place): Promise<DrawingRow | null> {
  const [row] = await tx.select().from(answerDrawing).where(isAt(answerDrawing, place));
  return row ?? null;
}

const isAt = (table: typeof answer | typeof answerDrawing, place: Place) =>
  and(
    eq(table.attemptId, place.attemptId),
    eq(table.stepNumber, place.stepNumber),
    eq(table.taskId, place.taskId),
  );

/** Whether it stands there already as it is sent now. */
const isSent = (drawn: DrawingRow | null, body: Body, teacherId: string): boolean =>
  drawn !== null &&
  drawn.version === body.version + 1 &&
  drawn.drawnBy === teacherId &&
  drawn.ofAnswer === body.answerId &&
  isDeepStrictEqual(drawn.pictures, body.pictures);

async function upsertDrawing(
  tx: Pick<Db, 'insert'>,
  row: typeof answerDrawing.$inferInsert,
): Promise<void> {
  const { attemptId, stepNumber, taskId, version } = answerDrawing;
  const { ofAnswer, pictures, drawnBy, drawnAt } = row;
  await tx
    .insert(answerDrawing)
    .values(row)
    .onConflictDoUpdate({
      target: [attemptId, stepNumber, taskId],
      set: { ofAnswer, pictures, drawnBy, drawnAt, version: sql`${version} + 1` },
    });
}
