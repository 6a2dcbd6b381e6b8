import { callerOf, type Verb } from '@/platform/main-api/context';
import { listNotListed } from './not-listed';
import { getOwnList } from './own-list';
import { byName, listedOf, listStudentsOf } from './read-list';

/** @throws ServiceError `class_list_not_found` */
export const getClassList: Verb<'getClassList'> = async (context, { params }) => {
  const { db } = context;
  const list = await getOwnList(db, callerOf(context).userId, params.listId);
  const students = await listStudentsOf(db, list);
  const came = list.archivedAt === null ? await listNotListed(db, list, 'journal') : [];
  const newcomers = byName(came).map((person) => ({ ...person, hasBegun: true }));
  return { ...listedOf(list), joinCode: list.joinCode, students, newcomers };
};
