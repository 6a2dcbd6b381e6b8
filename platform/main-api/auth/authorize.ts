import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { confirmAccount } from '@/platform/main-api/session/confirm-account';

/**
 * A fresh token for the holder of a valid one, of the same session, when the SSO says that the account
 * still stands. [AUTH-06] [AUTH-13] [TRUST-05]
 */
export const authorize: Verb<'authorize'> = async (context, { body }) => {
  const { db, tokens, sessions } = context;
  const { jti, userId } = await tokens.verify(body.token);
  const session = await sessions.find(jti);
  if (!session) throw new ServiceError('token_invalid');
  const known = await db.query.user.findFirst({ where: eq(user.id, userId) });
  if (!known || known.erasedAt !== null) throw new ServiceError('token_invalid');
  const account = await confirmAccount(context, jti, known);
  if (!account) throw new ServiceError('token_invalid');
  if (body.role && !account.roles.includes(body.role)) throw new ServiceError('forbidden');
  const { expiresAt, isShared } = session;
  const kept = { id: jti, expiresAt: new Date(expiresAt), isShared };
  return { token: await tokens.issue(account, kept, body.role) };
};
