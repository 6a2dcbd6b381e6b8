import type { Verb } from '@/platform/main-api/context';
import { findListOf } from '@/platform/main-api/class-list/membership';
import { getListByCode } from './find-by-code';

/** @throws ServiceError `join_code_not_found` */
export const getClassInvitation: Verb<'getClassInvitation'> = async (context, { params }) => {
  const { db, caller } = context;
  const { list, teacher } = await getListByCode(db, params.joinCode);
  const { teacherId, joinCode, number, letter } = list;
  const own = caller && (await findListOf(db, teacherId, caller.userId));
  return { joinCode, teacher, number, letter, isMember: own?.id === list.id };
};
