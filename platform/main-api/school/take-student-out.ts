import { and, eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { activationCode, schoolClass, session, user } from '@/platform/main-api/database/schema';
import { endSessions } from '@/platform/main-api/session/end-sessions';
import { getCodeOrNext, reissueCodes } from './reissue-codes';
import { getStudentOf } from './used-code';

/**
 * Takes the student who came by a code out of the school: the class is not theirs, nobody answers for their
 * name, and their sessions end. Work and the code to continue stay; the codes of the school that they have
 * used are replaced.
 *
 * @returns the new codes; asked for again, the one in the place of this
 * @throws ServiceError `activation_code_not_found` also for a code of another school, and for one that
 *   nobody has used; `student_left_school`
 */
export const takeStudentOut: Verb<'takeStudentOut'> = async (context, { params }) => {
  const { db, env } = context;
  const adminId = callerOf(context).userId;
  return db.transaction(async (tx) => {
    const own = await getCodeOrNext(tx, env, adminId, params.code);
    if (own.usedBy === null && own.code !== params.code) return { codes: [own.code] };
    const studentId = await getStudentOf(tx, own);
    const codes = await reissueCodes(tx, env, await listCodesOf(tx, studentId, own.schoolId));
    // Who began by a link has given only a name again; the class that they named stays in the journal.
    const status = sql`case when ${user.providerType} = 'link' then 'new' else ${user.status} end`;
    await tx
      .update(user)
      .set({ schoolId: null, classId: null, status })
      .where(eq(user.id, studentId));
    const sessions = await endSessions(tx, eq(session.userId, studentId));
    await writeAudit(tx, {
      ...{ actor: `user:${adminId}`, action: 'student.take_out', subject: `user:${studentId}` },
      ...{ before: { classId: own.classId }, after: { sessions } },
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
