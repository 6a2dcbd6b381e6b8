import { and, eq, isNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { classList, user } from '@/platform/main-api/database/schema';

/**
 * The list to which a code belongs, and its teacher.
 *
 * @throws ServiceError `join_code_not_found` also for that of a list that is archived
 */
export async function getListByCode(db: Pick<Db, 'select'>, joinCode: string) {
  const { name, patronymic, surname } = user;
  const [found] = await db
    .select({ list: classList, teacher: { name, patronymic, surname } })
    .from(classList)
    .innerJoin(user, eq(user.id, classList.teacherId))
    .where(
      and(eq(classList.joinCode, joinCode), isNull(classList.archivedAt), isNull(user.erasedAt)),
    );
  if (!found) throw new ServiceError('join_code_not_found');
  return found;
}
