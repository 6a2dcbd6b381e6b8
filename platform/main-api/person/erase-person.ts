import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { writeAudit, type Actor } from '@/platform/main-api/audit/write-audit';
import type { Db } from '@/platform/main-api/context';
import {
  activationCode,
  answerDrawing,
  answerReview,
  attempt,
  diaryBinding,
  diaryDelivery,
  diaryRetry,
  erasure,
  homework,
  productFeatureChange,
  user,
} from '@/platform/main-api/database/schema';
import { lockWork } from '@/platform/main-api/student/lock-work';
import { getPerson } from './get-person';
import { keptTables, type Person } from './kept-data';

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
type Unbound = Pick<typeof diaryBinding.$inferSelect, 'provider' | 'foreignId'>;

/**
 * Forgets a person, once however often it is asked: what names them goes, marks stay without a name.
 * The rows of orders stay, which the law on accounting wants for five years. [TRUST-06]
 *
 * @returns the bindings that were ended, for the diaries to be told
 * @throws ServiceError `not_found`
 */
export async function erasePerson(db: Db, userId: string, actor: Actor): Promise<Unbound[]> {
  return db.transaction(async (tx) => {
    // One after the other: the second finds that nothing is left to do.
    await lockWork(tx, [userId]);
    const person = await getPerson(tx, userId);
    if (person.erasedAt !== null) return [];
    const { provider, foreignId } = diaryBinding;
    const bindings = tx.select({ provider, foreignId }).from(diaryBinding);
    const unbound = await bindings.where(eq(diaryBinding.userId, userId));
    for (const { table, of, erased } of keptTables) {
      const rows = of(person);
      if (erased === 'delete' && rows) await tx.delete(table).where(rows);
    }
    await keepMarksAlone(tx, userId);
    await forgetNameOnCode(tx, userId);
    await endHomework(tx, userId);
    await renameOperator(tx, person.ssoSub);
    await forgetUser(tx, person);
    await tx.insert(erasure).values({ userId, ssoSub: person.ssoSub });
    await writeAudit(tx, { actor, action: 'person.erase', subject: `user:${userId}` });
    return unbound;
  });
}

/** Work that was never finished has no mark. */
async function keepMarksAlone(tx: Transaction, studentId: string): Promise<void> {
  const isOwn = eq(attempt.studentId, studentId);
  await tx.delete(attempt).where(and(isOwn, isNull(attempt.score)));
  // What a teacher wrote and drew for the student goes with them; what was for others stays with those.
  const own = tx.select({ id: attempt.id }).from(attempt).where(isOwn);
  await tx.delete(answerReview).where(inArray(answerReview.attemptId, own));
  await tx.delete(answerDrawing).where(inArray(answerDrawing.attemptId, own));
  // What was with them to be done again ends as it was.
  const finishedAt = sql`coalesce(${attempt.finishedAt}, ${attempt.returnedAt})`;
  await tx.update(attempt).set({ finishedAt, returnedAt: null, scoreReason: null }).where(isOwn);
}

/** For whom a school made the code: that it was used stays. */
async function forgetNameOnCode(tx: Transaction, userId: string): Promise<void> {
  const nobody = { surname: '', name: '' };
  await tx.update(activationCode).set(nobody).where(eq(activationCode.usedBy, userId));
}

/** What students have begun stays theirs, and nobody begins it any more; the rest goes. */
async function endHomework(tx: Transaction, teacherId: string): Promise<void> {
  const isOwn = eq(homework.teacherId, teacherId);
  const isUsed = sql`exists (select 1 from ${attempt} where ${attempt.homeworkId} = ${homework.id})`;
  const isDelivered = sql`exists (select 1 from ${diaryDelivery} where ${diaryDelivery.homeworkId} = ${homework.id})`;
  await tx.delete(homework).where(and(isOwn, sql`not (${isUsed} or ${isDelivered})`));
  // What was withdrawn is told to nobody; closing it would.
  const isOpen = and(isOwn, eq(homework.state, 'open'));
  await tx.update(homework).set({ state: 'closed' }).where(isOpen);
}

/** What operators have done stays written down, by their identifier alone. */
async function renameOperator(tx: Transaction, sub: string | null): Promise<void> {
  if (sub === null) return;
  const name = 'Сотрудник удалён';
  const { changedBySub } = productFeatureChange;
  await tx.update(productFeatureChange).set({ changedBy: name }).where(eq(changedBySub, sub));
  await tx.update(diaryRetry).set({ retriedBy: name }).where(eq(diaryRetry.retriedBySub, sub));
}

/** Of the row only what says nothing of the person stays: id, way of signing in, class in the journal. */
async function forgetUser(tx: Transaction, { id, roles: held }: Person): Promise<void> {
  const nothing = { surname: '', patronymic: '', email: '', city: '', features: [], roles: [] };
  const unknown = {
    ...{ ssoSub: null, registrationId: null, registrationFingerprint: null, referralCode: null },
    ...{ schoolId: null, classId: null, teaching: null, geolocationPermission: null },
    ...{ continueCodeHash: null, browserHash: null },
    ...{ trialExpiredAt: null, lastOfferAcceptedAt: null },
  };
  await tx
    .update(user)
    .set({ ...nothing, ...unknown, name: namelessOf(held), erasedAt: sql`now()` })
    .where(eq(user.id, id));
}

/** What stands where the name did. */
function namelessOf(held: readonly Role[]): string {
  if (held.includes(roles.student)) return 'Ученик удалён';
  return held.includes(roles.teacher) ? 'Учитель удалён' : 'Пользователь удалён';
}
