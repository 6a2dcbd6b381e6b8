import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { issueContinueCode } from './continue-code';

/**
 * Another code for a student whose browser does not know theirs. [TRUST-03]
 *
 * @throws ServiceError `forbidden` for who has an account to sign in with
 */
export const renewContinueCode: Verb<'renewContinueCode'> = async (context) => {
  const { db, env } = context;
  const { userId } = callerOf(context);
  const [holder] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.providerType, 'link')));
  if (!holder) throw new ServiceError('forbidden');
  return { continueCode: await issueContinueCode(db, env, userId) };
};
