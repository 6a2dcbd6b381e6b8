import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { ImportDone } from '@/lib/contract/school/import/import';
import { isOneOf } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Context, type Db, type Verb } from '@/platform/main-api/context';
import { activationCode, schoolClass } from '@/platform/main-api/database/schema';
import { addClasses } from '@/platform/main-api/school/classes/add-classes';
import { placeStudents } from '@/platform/main-api/school/classes/move-students';
import { insertCodes } from '@/platform/main-api/school/codes/insert-codes';
import { lockOwnSchool } from '@/platform/main-api/school/own-school';
import { loadState } from './load-state';
import { planImport, type Place, type PlannedRow } from './plan-import';
import { missingClasses, presentPlan } from './present-plan';

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
type OwnClass = typeof schoolClass.$inferSelect;

const changes = (plan: readonly PlannedRow[]) =>
  plan.filter(({ outcome }) => outcome === 'new' || outcome === 'moved');

/**
 * Does what a preview has shown, all of it or nothing. Where there is nothing left to do, as when it is sent
 * again, it does nothing. [HW-11]
 *
 * @throws ServiceError `school_changed` when it would be something else by now; `school_full`, `rate_limited`
 */
export const importStudents: Verb<'importStudents'> = async (context, { body }) =>
  context.db.transaction(async (tx) => {
    const schoolId = await lockOwnSchool(tx, context);
    const state = await loadState(tx, schoolId);
    const plan = planImport(body.rows, state, body.movesStudents);
    if (changes(plan).length === 0) return { codes: 0, moved: 0, classes: 0 };
    if (presentPlan(plan, state).fingerprint !== body.fingerprint)
      throw new ServiceError('school_changed');
    const made = await addClasses(tx, schoolId, missingClasses(plan, state));
    const classes = await tx
      .select()
      .from(schoolClass)
      .where(and(eq(schoolClass.schoolId, schoolId), isNull(schoolClass.archivedAt)));
    const result = await carryOut(tx, context, { schoolId, classes, plan });
    await writeAudit(tx, {
      ...{ actor: `user:${callerOf(context).userId}`, action: 'school.import' },
      ...{ subject: `school:${schoolId}`, after: { ...result, classes: made.length } },
    });
    return { ...result, classes: made.length };
  });

type Work = { schoolId: string; classes: readonly OwnClass[]; plan: readonly PlannedRow[] };

async function carryOut(
  tx: Tx,
  { env }: Pick<Context, 'env'>,
  { schoolId, classes, plan }: Work,
): Promise<Omit<ImportDone, 'classes'>> {
  const byClass = new Map<OwnClass, PlannedRow[]>();
  for (const row of changes(plan)) {
    const { number, letter } = row.read ?? {};
    const into = classes.find((one) => one.number === number && one.letter === letter);
    if (!into) throw new ServiceError('school_changed');
    byClass.set(into, [...(byClass.get(into) ?? []), row]);
  }
  const wanted = [...byClass].flatMap(([{ id: classId }, rows]) =>
    rows.flatMap(({ outcome, read }) =>
      outcome === 'new' && read ? [{ classId, surname: read.surname, name: read.name }] : [],
    ),
  );
  const codes = await insertCodes(tx, env, { schoolId, seed: randomUUID() }, wanted);
  let moved = 0;
  for (const [into, rows] of byClass)
    moved += await movePlaces(
      ...([tx, schoolId, into] as const),
      rows.flatMap(({ outcome, of }) => (outcome === 'moved' && of ? [of] : [])),
    );
  return { codes: codes.length, moved };
}

/** @throws ServiceError `school_changed` when one of them has left, or a code was used meanwhile */
async function movePlaces(
  tx: Tx,
  schoolId: string,
  into: OwnClass,
  places: readonly Place[],
): Promise<number> {
  const idsOf = (kind: Place['kind']) =>
    places.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const [students, codes] = [idsOf('student'), idsOf('code')];
  if (places.length === 0) return 0;
  const placed = await placeStudents(tx, schoolId, into, students);
  const isOpen = and(isNull(activationCode.usedBy), isNull(activationCode.revokedAt));
  const moved = await tx
    .update(activationCode)
    .set({ classId: into.id })
    .where(and(isOneOf(activationCode.code, codes), isOpen))
    .returning({ code: activationCode.code });
  if (placed + moved.length < places.length) throw new ServiceError('school_changed');
  return places.length;
}
