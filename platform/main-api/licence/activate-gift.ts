import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { licence } from '@/platform/main-api/database/schema';
import { lockLicences } from './chain';
import { presentLicences } from './get-licences';
import { grant } from './grant';
import { giftHashOf } from './receive-notification';

/**
 * Gives the licences of a gift to the first who has its code; sent again by the same person it changes
 * nothing. Not by e-mail: nobody has checked that an address is whose it is said to be. [PAY-01]
 *
 * @throws ServiceError `gift_not_found`, `conflict` when somebody else has taken it
 */
export const activateGift: Verb<'activateGift'> = async (context, { body }) => {
  const { userId } = callerOf(context);
  await context.db.transaction(async (tx) => {
    await lockLicences(tx);
    const lines = await tx
      .select()
      .from(licence)
      .where(eq(licence.giftHash, giftHashOf(body.code)))
      .orderBy(licence.line);
    if (lines.length === 0) throw new ServiceError('gift_not_found');
    const free = lines.filter((line) => line.userId === null);
    if (lines.some((line) => line.userId !== null && line.userId !== userId))
      throw new ServiceError('conflict');
    for (const line of free) await grant(tx, line, userId);
  });
  return presentLicences(context);
};
