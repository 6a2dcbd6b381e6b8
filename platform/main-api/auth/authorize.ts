import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

/** A fresh token for the holder of a valid one, of the same sign-in. [AUTH-06, AUTH-13] */
export const authorize: Verb<'authorize'> = async ({ db, tokens, isRevoked }, { body }) => {
  const holder = await tokens.verify(body.token);
  if (await isRevoked(holder.jti)) throw new ServiceError('token_invalid');
  const account = await db.query.user.findFirst({ where: eq(user.id, holder.userId) });
  if (!account || account.erasedAt !== null) throw new ServiceError('token_invalid');
  if (body.role && !account.roles.includes(body.role)) throw new ServiceError('forbidden');
  return { token: await tokens.issue(account, body.role, holder.jti) };
};
