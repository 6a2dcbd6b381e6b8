import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { hashesOfCode, issueContinueCode } from './continue-code';

/**
 * The code of a student, as far as their browser knows it; another one when it does not, or when what it
 * knows opens nothing any more. [TRUST-03]
 *
 * @throws ServiceError `forbidden` for who has an account to sign in with
 */
export const renewContinueCode: Verb<'renewContinueCode'> = async (context, { body }) => {
  const { db, env } = context;
  const { userId } = callerOf(context);
  const [holder] = await db
    .select({ hash: user.continueCodeHash })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.providerType, 'link')));
  if (!holder) throw new ServiceError('forbidden');
  const { known } = body;
  const isTheirs =
    holder.hash !== null && known !== undefined && hashesOfCode(env, known).includes(holder.hash);
  return { continueCode: isTheirs ? known : await issueContinueCode(db, env, userId) };
};
