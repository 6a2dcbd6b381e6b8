import { and, eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { activationCode, schoolClass, session, user } from '@/platform/main-api/database/schema';
import { reissueCodes } from '@/platform/main-api/school/codes/reissue-codes';
import { lockOwnSchool } from '@/platform/main-api/school/own-school';
import { endSessions } from '@/platform/main-api/session/end-sessions';
import { getOwnPerson } from './own-person';

/**
 * Takes a student out of the school: the class is not theirs, nobody answers for their name, and their
 * sessions end. Work and the code to continue stay; the codes of the school that they have used are replaced.
 *
 * @returns the new codes
 * @throws ServiceError `student_left_school`
 */
export const takeStudentOut: Verb<'takeStudentOut'> = async (context, { params }) => {
  const { db, env } = context;
  return db.transaction(async (tx) => {
    const schoolId = await lockOwnSchool(tx, context);
    const { id, classId } = await getOwnPerson(tx, schoolId, 'student', params.studentId);
    const codes = await reissueCodes(tx, env, await listCodesOf(tx, id, schoolId));
    // The new codes are for somebody else.
    const nobody = { surname: '', name: '' };
    await tx.update(activationCode).set(nobody).where(inArray(activationCode.code, codes));
    // Who began by a link has given only a name again; the class that they named stays in the journal.
    const status = sql`case when ${user.providerType} = 'link' then 'new' else ${user.status} end`;
    await tx.update(user).set({ schoolId: null, classId: null, status }).where(eq(user.id, id));
    const sessions = await endSessions(tx, eq(session.userId, id));
    await writeAudit(tx, {
      ...{ actor: `user:${callerOf(context).userId}`, action: 'student.take_out' },
      ...{ subject: `user:${id}`, before: { classId }, after: { sessions } },
    });
    return { codes };
  });
};

async function listCodesOf(
  tx: Pick<Db, 'select'>,
  studentId: string,
  schoolId: string,
): Promise<string[]> {
  const ofSchool = tx
    .select({ id: schoolClass.id })
    .from(schoolClass)
    .where(eq(schoolClass.schoolId, schoolId));
  const rows = await tx
    .select({ code: activationCode.code })
    .from(activationCode)
    .where(and(eq(activationCode.usedBy, studentId), inArray(activationCode.classId, ofSchool)));
  return rows.map(({ code }) => code);
}
