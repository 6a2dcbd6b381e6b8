import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { classList, classListMember } from '@/platform/main-api/database/schema';
import { getOwnList, lockLists } from './own-list';

/** @throws ServiceError `class_list_not_found`, `class_list_not_empty` */
export const deleteClassList: Verb<'deleteClassList'> = async (context, { params }) => {
  const teacherId = callerOf(context).userId;
  await context.db.transaction(async (tx) => {
    await lockLists(tx, teacherId);
    const { id } = await getOwnList(tx, teacherId, params.listId);
    if ((await tx.$count(classListMember, eq(classListMember.listId, id))) > 0)
      throw new ServiceError('class_list_not_empty');
    await tx.delete(classList).where(eq(classList.id, id));
    await writeAudit(tx, {
      ...{ actor: `user:${teacherId}`, action: 'class_list.delete', subject: `class_list:${id}` },
    });
  });
  return { done: true };
};
