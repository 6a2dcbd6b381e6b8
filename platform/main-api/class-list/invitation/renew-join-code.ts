import { and, eq } from 'drizzle-orm';
import { JOIN_CODE_PAIRS } from '@/lib/contract/class-list/join-code';
import { closedCode } from '@/platform/kernel/codes';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { classList } from '@/platform/main-api/database/schema';
import { lockOpenList } from '@/platform/main-api/class-list/own-list';

/**
 * Puts a new code in the place of the one that is named; when that was done before, says what it is now.
 *
 * @throws ServiceError `class_list_not_found`, `class_list_archived`
 */
export const renewJoinCode: Verb<'renewJoinCode'> = async (context, { params, body }) => {
  const teacherId = callerOf(context).userId;
  return context.db.transaction(async (tx) => {
    const { id, joinCode } = await lockOpenList(tx, teacherId, params.listId);
    if (joinCode !== body.joinCode) return { joinCode };
    const next = closedCode(JOIN_CODE_PAIRS);
    await tx
      .update(classList)
      .set({ joinCode: next })
      .where(and(eq(classList.id, id), eq(classList.joinCode, joinCode)));
    // A code lets somebody in: it is not written down.
    await writeAudit(tx, {
      ...{ actor: `user:${teacherId}`, action: 'class_list.code', subject: `class_list:${id}` },
    });
    return { joinCode: next };
  });
};
