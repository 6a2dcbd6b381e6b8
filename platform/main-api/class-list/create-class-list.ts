import { eq } from 'drizzle-orm';
import { JOIN_CODE_PAIRS } from '@/lib/contract/class-list/join-code';
import { closedCode } from '@/platform/kernel/codes';
import { ServiceError } from '@/platform/kernel/errors';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { classList } from '@/platform/main-api/database/schema';
import { parseClassName } from '@/platform/main-api/user/class-name';
import { assertRoomFor } from './assert-room-for';
import { lockLists } from './own-list';

/**
 * Makes an empty list. [HW-06] [HW-07]
 *
 * @throws ServiceError `class_list_exists`, `class_lists_exhausted`; `conflict` when the request was sent
 *   before and said something else
 */
export const createClassList: Verb<'createClassList'> = async (context, { body }) => {
  const teacherId = callerOf(context).userId;
  const { idempotencyKey: id } = body;
  const { number, letter } = parseClassName(body.className);
  const own = { userId: teacherId, idempotencyKey: id };
  await withinQuota(context.db, 'classList', own, async (tx) => {
    await lockLists(tx, teacherId);
    const [made] = await tx.select().from(classList).where(eq(classList.id, id));
    if (made) {
      const isSame = made.teacherId === teacherId && made.number === number;
      if (!isSame || made.letter !== letter) throw new ServiceError('conflict');
      return;
    }
    await assertRoomFor(tx, { id, teacherId, number, letter });
    const joinCode = closedCode(JOIN_CODE_PAIRS);
    await tx.insert(classList).values({ id, teacherId, number, letter, joinCode });
  });
  return { listId: id };
};
