import { and, eq, isNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { activationCode, school, schoolClass, user } from '@/platform/main-api/database/schema';

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * The student joins the school and the class that the code opens, and is registered from then on;
 * names stay. Sent again by the same student it changes nothing while they are in a class of the
 * school, and brings back who has left it. [ROUTE-17]
 *
 * @throws ServiceError `activation_code_not_found`, `conflict` when another student has used the code,
 *   `activation_code_revoked` also when its class is in the archive
 */
export const activateSchoolStudent: Verb<'activateSchoolStudent'> = async (context, { body }) => {
  const studentId = callerOf(context).userId;
  const isCode = eq(activationCode.code, body.code);
  const schoolLicences = await context.db.transaction(async (tx) => {
    // The first of two at the same moment gets the code; the other waits here and then finds it used.
    const [taken] = await tx
      .update(activationCode)
      .set({ usedBy: studentId, usedAt: new Date() })
      .where(and(isCode, isNull(activationCode.usedBy), isNull(activationCode.revokedAt)))
      .returning();
    if (!taken) {
      const [known] = await tx.select().from(activationCode).where(isCode);
      if (!known) throw new ServiceError('activation_code_not_found');
      if (known.revokedAt !== null) throw new ServiceError('activation_code_revoked');
      if (known.usedBy !== studentId) throw new ServiceError('conflict');
      if (!(await isInClass(tx, studentId))) await placeStudent(tx, known, studentId);
    } else await placeStudent(tx, taken, studentId);
    return listLicences(tx, studentId);
  });
  return { schoolLicences };
};

/** What the student's school opens to them. */
function listLicences(tx: Transaction, studentId: string) {
  return tx
    .select({ schoolId: school.id, schoolTitle: school.title })
    .from(school)
    .innerJoin(user, eq(user.schoolId, school.id))
    .where(eq(user.id, studentId));
}

async function isInClass(tx: Transaction, studentId: string): Promise<boolean> {
  const [found] = await tx
    .select({ classId: user.classId })
    .from(user)
    .where(eq(user.id, studentId));
  return (found?.classId ?? null) !== null;
}

async function placeStudent(
  tx: Transaction,
  code: typeof activationCode.$inferSelect,
  studentId: string,
): Promise<void> {
  // As it is when nobody renames or archives it any more.
  const isPlace = eq(schoolClass.id, code.classId);
  const [place] = await tx.select().from(schoolClass).where(isPlace).for('share');
  if (!place) throw new ServiceError('internal');
  if (place.archivedAt !== null) throw new ServiceError('activation_code_revoked');
  const { id: classId, schoolId, number: classNumber, letter: classLetter } = place;
  await tx
    .update(user)
    .set({ schoolId, classId, classNumber, classLetter, status: 'registered' })
    .where(eq(user.id, studentId));
}
