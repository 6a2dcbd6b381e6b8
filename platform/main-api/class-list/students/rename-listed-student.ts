import { and, eq, ne, sql } from 'drizzle-orm';
import { nameKey } from '@/lib/contract/class-list/name-key';
import type { ListedName } from '@/lib/contract/class-list/class-list';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { assertMember } from '@/platform/main-api/class-list/membership';
import { lockOpenList, type Transaction } from '@/platform/main-api/class-list/own-list';
import { listStudentsOf } from '@/platform/main-api/class-list/read-list';
import { callerOf, type Verb } from '@/platform/main-api/context';
import {
  attempt,
  classList,
  classListMember,
  homework,
  user,
} from '@/platform/main-api/database/schema';
import { withoutAccount } from '@/platform/main-api/student/without-account';

/**
 * Spells the name of a student without an account anew. [HW-06]
 *
 * @throws ServiceError `class_list_not_found`, `class_list_archived`, `student_not_found`, `student_listed`,
 *   `name_not_changeable`
 */
export const renameListedStudent: Verb<'renameListedStudent'> = async (
  context,
  { params, body },
) => {
  const teacherId = callerOf(context).userId;
  const { listId, studentId } = params;
  await context.db.transaction(async (tx) => {
    const list = await lockOpenList(tx, teacherId, listId);
    await assertMember(tx, listId, studentId);
    const others = (await listStudentsOf(tx, list)).filter(({ userId }) => userId !== studentId);
    if (others.some((other) => nameKey(other) === nameKey(body)))
      throw new ServiceError('student_listed');
    if (!(await renameOwn(tx, teacherId, studentId, body)))
      throw new ServiceError('name_not_changeable');
    await writeAudit(tx, {
      ...{ actor: `user:${teacherId}`, action: 'student.rename', subject: `user:${studentId}` },
    });
  });
  return { done: true };
};

/**
 * Names a student without an account whom no other teacher knows.
 *
 * @returns false for anybody else: their name is not this teacher's to change
 */
export async function renameOwn(
  tx: Pick<Transaction, 'update'>,
  teacherId: string,
  studentId: string,
  { surname, name }: ListedName,
): Promise<boolean> {
  const worksElsewhere = sql`exists (select 1 from ${attempt}
    join ${homework} on ${homework.id} = ${attempt.homeworkId}
    where ${attempt.studentId} = ${user.id} and ${ne(homework.teacherId, teacherId)})`;
  const isListedElsewhere = sql`exists (select 1 from ${classListMember}
    join ${classList} on ${classList.id} = ${classListMember.listId}
    where ${classListMember.studentId} = ${user.id} and ${ne(classList.teacherId, teacherId)})`;
  const isOwn = sql`not ${worksElsewhere} and not ${isListedElsewhere}`;
  const { rowCount } = await tx
    .update(user)
    .set({ surname: surname.normalize('NFC'), name: name.normalize('NFC') })
    .where(and(eq(user.id, studentId), withoutAccount, isOwn));
  return rowCount === 1;
}
