import { and, eq, inArray, ne } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { classList, classListMember } from '@/platform/main-api/database/schema';
import { parseClassName } from '@/platform/main-api/user/class-name';
import { assertRoomFor } from './assert-room-for';
import { getOwnList, isOpenOf, lockLists, type ListRow, type Transaction } from './own-list';

/**
 * Gives a list another class, archives it or brings it back; who is in another list by then stays there.
 * [HW-06] [HW-07]
 *
 * @throws ServiceError `class_list_not_found`, `class_list_exists`, `class_lists_exhausted`
 */
export const changeClassList: Verb<'changeClassList'> = async (context, { params, body }) => {
  const teacherId = callerOf(context).userId;
  const named = body.className === undefined ? {} : parseClassName(body.className);
  const leftOut = await context.db.transaction(async (tx) => {
    await lockLists(tx, teacherId);
    const had = await getOwnList(tx, teacherId, params.listId);
    const wasArchived = had.archivedAt !== null;
    const { isArchived = wasArchived } = body;
    const archivedAt = isArchived ? (had.archivedAt ?? new Date()) : null;
    const changed = { ...had, ...named, archivedAt };
    if (!isArchived) await assertRoomFor(tx, changed);
    const { number, letter } = changed;
    const isList = eq(classList.id, had.id);
    await tx.update(classList).set({ number, letter, archivedAt }).where(isList);
    if (isArchived === wasArchived) return 0;
    await writeAudit(tx, {
      actor: `user:${teacherId}`,
      action: isArchived ? 'class_list.archive' : 'class_list.restore',
      subject: `class_list:${had.id}`,
    });
    return isArchived ? 0 : leaveOutMoved(tx, had);
  });
  return { leftOut };
};

/** @returns how many are in another list of the teacher */
async function leaveOutMoved(tx: Transaction, { id, teacherId }: ListRow): Promise<number> {
  const { listId, studentId } = classListMember;
  const elsewhere = tx
    .select({ studentId })
    .from(classListMember)
    .innerJoin(classList, eq(classList.id, listId))
    .where(and(isOpenOf(teacherId), ne(classList.id, id)));
  const { rowCount } = await tx
    .delete(classListMember)
    .where(and(eq(listId, id), inArray(studentId, elsewhere)));
  return rowCount ?? 0;
}
