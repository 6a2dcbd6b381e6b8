import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { licence, user } from '@/platform/main-api/database/schema';
import { parseClassName } from '@/platform/main-api/user/class-name';
import { isLine, lockLicences } from './chain';
import { presentLicences } from './get-licences';
import { beginForClass } from './grant';

/**
 * Says which class a licence is for: it begins then, and stays with that class. Said again it changes
 * nothing. [PAY-01]
 *
 * @throws ServiceError `not_found` for a licence of somebody else or of no class, `conflict` when it has
 *   another class already or its money was given back
 */
export const nameLicenceClass: Verb<'nameLicenceClass'> = async (context, { params, body }) => {
  const { userId } = callerOf(context);
  const { number: classNumber, letter: classLetter } = parseClassName(body.className);
  await context.db.transaction(async (tx) => {
    await lockLicences(tx);
    const [one] = await tx.select().from(licence).where(isLine(params));
    if (one?.userId !== userId || one.kind !== 'class') throw new ServiceError('not_found');
    const isNamed = one.classNumber === classNumber && one.classLetter === classLetter;
    if (isNamed) return;
    if (one.classNumber !== null || one.until !== null) throw new ServiceError('conflict');
    const [holder] = await tx.select().from(user).where(eq(user.id, userId));
    if (!holder) throw new ServiceError('not_found');
    await beginForClass(tx, one, holder, { classNumber, classLetter });
  });
  return presentLicences(context);
};
