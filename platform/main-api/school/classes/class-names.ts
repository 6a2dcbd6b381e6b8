import { and, eq, isNull, ne } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { schoolClass } from '@/platform/main-api/database/schema';

type ClassName = { number: number; letter: string };

/**
 * Of the classes that are not archived no two of a school are called the same: whoever adds, renames or
 * brings one back asks here, with the school locked.
 *
 * @param exceptId the class that is to be called so
 * @throws ServiceError `class_exists`
 */
export async function assertNameFree(
  tx: Pick<Db, 'select'>,
  schoolId: string,
  { number, letter }: ClassName,
  exceptId?: string,
): Promise<void> {
  const isNamed = and(eq(schoolClass.number, number), eq(schoolClass.letter, letter));
  const [found] = await tx
    .select({ id: schoolClass.id })
    .from(schoolClass)
    .where(
      and(
        ...[eq(schoolClass.schoolId, schoolId), isNamed, isNull(schoolClass.archivedAt)],
        exceptId === undefined ? undefined : ne(schoolClass.id, exceptId),
      ),
    );
  if (found) throw new ServiceError('class_exists');
}
