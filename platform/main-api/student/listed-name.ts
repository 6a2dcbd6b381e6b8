import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import {
  attempt,
  classList,
  classListMember,
  session,
  user,
} from '@/platform/main-api/database/schema';
import { spelled } from './spelled';
import { withoutAccount } from './without-account';

/** A row that a teacher has listed and as whom nobody has begun: a condition on users. [HW-06] */
export const isUntaken = and(
  ...[eq(user.providerType, 'link'), isNull(user.registrationId), isNull(user.ssoSub)],
  ...[isNull(user.browserHash), isNull(user.consentedAt), isNull(user.schoolId)],
  ...[isNull(user.erasedAt), isNull(user.disabledAt)],
  sql`not exists (select 1 from ${attempt} where ${attempt.studentId} = ${user.id})`,
  sql`not exists (select 1 from ${session} where ${session.userId} = ${user.id})`,
);

/** Whether a row is one of those; locked until the transaction ends. */
export async function lockUntaken(tx: Pick<Db, 'select'>, studentId: string): Promise<boolean> {
  const found = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, studentId), isUntaken))
    .for('update');
  return found.length > 0;
}

type Named = { surname: string; name: string };
type OfClass = { teacherId: string; number: number; letter: string };

/**
 * The id of a student who is listed in a class of a teacher under a name, and as whom nobody has begun; the
 * one listed first.
 */
export const listedAs = ({ teacherId, number, letter }: OfClass, { surname, name }: Named) => sql`(
  select ${classListMember.studentId} from ${classListMember}
    join ${classList} on ${classList.id} = ${classListMember.listId}
    join ${user} as listed on listed.id = ${classListMember.studentId}
  where ${classList.teacherId} = ${teacherId} and ${classList.archivedAt} is null
    and ${classList.number} = ${number} and ${classList.letter} = ${letter}
    and listed.provider_type = 'link' and listed.registration_id is null
    and listed.school_id is null
    and ${spelled(sql`listed.surname || listed.name`)} = ${spelled(sql`${surname + name}::text`)}
  order by ${classListMember.addedAt}, listed.id limit 1)`;

/**
 * Makes the row that a teacher has listed that of the student who has come: of two at the same moment the
 * second finds it taken.
 *
 * @returns null when nobody of this name waits in the class
 */
export async function takeListed(
  db: Pick<Db, 'update'>,
  ofClass: OfClass,
  person: Named,
  values: Partial<typeof user.$inferInsert>,
) {
  const [taken] = await db
    .update(user)
    .set(values)
    .where(and(eq(user.id, listedAs(ofClass, person)), isUntaken))
    .returning();
  return taken ?? null;
}

/**
 * Lets rows of a teacher's lists wait again, of which no work is left: whoever had begun under such a name was
 * somebody else, and their sessions and codes open nothing any more. A row of whom another teacher has work stays
 * as it is. [HW-06] [TRUST-02]
 */
export async function freeListed(
  tx: Pick<Db, 'select' | 'update' | 'delete'>,
  teacherId: string,
  studentIds: readonly string[],
): Promise<void> {
  const listed = tx
    .select({ id: classListMember.studentId })
    .from(classListMember)
    .innerJoin(classList, eq(classList.id, classListMember.listId))
    .where(eq(classList.teacherId, teacherId));
  const nobody = {
    ...{ registrationId: null, registrationFingerprint: null, browserHash: null },
    ...{ continueCodeHash: null, consentVersion: null, consentedAt: null, referralCode: null },
  };
  const freed = await tx
    .update(user)
    .set(nobody)
    .where(
      and(
        ...[inArray(user.id, [...studentIds]), inArray(user.id, listed), withoutAccount],
        sql`not exists (select 1 from ${attempt} where ${attempt.studentId} = ${user.id})`,
      ),
    )
    .returning({ id: user.id });
  const ids = freed.map(({ id }) => id);
  await tx.delete(session).where(inArray(session.userId, ids));
}
