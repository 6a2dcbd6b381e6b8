import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import type { Person } from './kept-data';

/** @throws ServiceError `not_found` */
export async function getPerson(db: Pick<Db, 'select'>, userId: string): Promise<Person> {
  const { id, ssoSub, roles, email, erasedAt } = user;
  const [found] = await db
    .select({ id, ssoSub, roles, email, erasedAt })
    .from(user)
    .where(eq(user.id, userId));
  if (!found) throw new ServiceError('not_found');
  return found;
}
