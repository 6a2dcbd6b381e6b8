import { eq } from 'drizzle-orm';
import { editorOf, type Verb } from '@/platform/main-api/context';
import { session } from '@/platform/main-api/database/schema';
import { endSessions } from '@/platform/main-api/session/end-sessions';

/** Ends the session of the CMS token of the call. [AUTH-20] */
export const signOutCms: Verb<'signOutCms'> = async (context) => {
  await endSessions(context.db, eq(session.id, editorOf(context).jti));
  return { revoked: true };
};
