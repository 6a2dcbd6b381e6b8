import { and, eq, ne } from 'drizzle-orm';
import { MAX_LISTS } from '@/lib/contract/class-list/limits';
import { ServiceError } from '@/platform/kernel/errors';
import { classList } from '@/platform/main-api/database/schema';
import { isOpenOf, type ListRow, type Transaction } from './own-list';

type Wanted = Pick<ListRow, 'id' | 'teacherId' | 'number' | 'letter'>;

/**
 * That a list may be among those of its teacher that are not archived.
 *
 * @throws ServiceError `class_list_exists`, `class_lists_exhausted`
 */
export async function assertRoomFor(
  tx: Transaction,
  { id, teacherId, number, letter }: Wanted,
): Promise<void> {
  const others = and(isOpenOf(teacherId), ne(classList.id, id));
  const ofClass = and(others, eq(classList.number, number), eq(classList.letter, letter));
  if ((await tx.$count(classList, ofClass)) > 0) throw new ServiceError('class_list_exists');
  if ((await tx.$count(classList, others)) >= MAX_LISTS)
    throw new ServiceError('class_lists_exhausted');
}
