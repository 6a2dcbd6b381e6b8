import { and, eq } from 'drizzle-orm';
import { licence, schoolClass, user } from '@/platform/main-api/database/schema';
import { begin, isLine, type Licence, type Line, type Transaction } from './chain';

/**
 * Gives a licence to somebody, from now or from the end of what serves the same already. That of a class
 * waits until its holder names the class, unless they are in one. It begins now, however late the payment
 * was told of: all of what was paid for can be used. The licences are locked.
 */
export async function grant(
  tx: Transaction,
  one: Line & Pick<Licence, 'kind' | 'months'>,
  userId: string,
): Promise<void> {
  const [holder] = await tx.select().from(user).where(eq(user.id, userId));
  if (!holder) throw new Error('The holder of a licence is no user');
  const { classNumber, classLetter } = holder;
  if (one.kind !== 'class') {
    const schoolId = one.kind === 'school' ? holder.schoolId : null;
    await begin(tx, { ...one, userId, ...noClass, schoolId });
  } else if (classNumber === null) {
    await tx.update(licence).set({ userId }).where(isLine(one));
  } else await beginForClass(tx, one, holder, { classNumber, classLetter });
}

const noClass = { classId: null, classNumber: null, classLetter: '' };

/** Begins the licence of a class; of one that the holder's school has, it serves all students. */
export async function beginForClass(
  tx: Transaction,
  one: Line & Pick<Licence, 'months'>,
  holder: Pick<typeof user.$inferSelect, 'id' | 'schoolId'>,
  { classNumber, classLetter }: { classNumber: number; classLetter: string },
): Promise<void> {
  const [known] =
    holder.schoolId === null
      ? []
      : await tx
          .select({ id: schoolClass.id })
          .from(schoolClass)
          .where(
            and(
              eq(schoolClass.schoolId, holder.schoolId),
              eq(schoolClass.number, classNumber),
              eq(schoolClass.letter, classLetter),
            ),
          );
  const served = { userId: holder.id, classId: known?.id ?? null, classNumber, classLetter };
  await begin(tx, { ...one, kind: 'class', ...served, schoolId: null });
}
