import { eq } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { session } from '@/platform/main-api/database/schema';
import { endSessions } from '@/platform/main-api/session/end-sessions';

/** Ends the session of the token of the call, and with it all tokens of the session. [AUTH-14] */
export const signOut: Verb<'signOut'> = async (context) => {
  await endSessions(context.db, eq(session.id, callerOf(context).jti));
  return { revoked: true };
};
