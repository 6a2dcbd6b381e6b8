import { and, eq, isNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { listedAs, lockUntaken } from '@/platform/main-api/student/listed-name';
import { addMembers, findListOf, givePlace } from '@/platform/main-api/class-list/membership';
import { lockLists, type ListRow, type Transaction } from '@/platform/main-api/class-list/own-list';
import { getListByCode } from './find-by-code';

/**
 * A student comes into the class of a code; in the place of who is listed under their name, if nobody has
 * begun as that. [HW-06]
 *
 * @throws ServiceError `join_code_not_found`, `class_list_full`, `class_taken` for who is in another list
 */
export const joinClass: Verb<'joinClass'> = async (context, { params }) => {
  const studentId = callerOf(context).userId;
  const teacherId = await context.db.transaction(async (tx) => {
    const { list: before } = await getListByCode(tx, params.joinCode);
    await lockLists(tx, before.teacherId);
    // The teacher may have archived it meanwhile, or given it another code.
    const { list } = await getListByCode(tx, params.joinCode);
    const own = await findListOf(tx, list.teacherId, studentId);
    if (own !== null && own.id !== list.id) throw new ServiceError('class_taken');
    if (own === null) await putInto(tx, list, studentId);
    return list.teacherId;
  });
  context.journals.tellAnything(teacherId);
  return { done: true };
};

async function putInto(tx: Transaction, list: ListRow, studentId: string): Promise<void> {
  const isStudent = and(eq(user.id, studentId), isNull(user.erasedAt));
  const { surname, name } = user;
  const [person] = await tx.select({ surname, name }).from(user).where(isStudent).for('update');
  if (!person) throw new ServiceError('unauthorized');
  const listed = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, listedAs(list, person)));
  const [from] = listed;
  if (from && (await lockUntaken(tx, from.id)))
    await givePlace(tx, list.teacherId, { from: from.id, to: studentId });
  else await addMembers(tx, list.id, [studentId]);
}
