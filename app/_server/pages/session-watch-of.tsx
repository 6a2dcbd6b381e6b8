import { SendVisit } from '@/components/tracking/send-visit';
import { SessionWatch } from '@/components/account/session-watch';
import { serverConfig } from '@/lib/config/server';
import type { Role } from '@/lib/contract/auth/roles';
import { readSession } from '@/lib/session/server';
import { entryFor } from '@/lib/session/session';

/** Follows the session on pages where people act in a role, or as who they are. [AUTH-14] [AUTH-15] */
export async function SessionWatchOf({ role }: { role?: Role }) {
  const session = await readSession();
  const entry = session && entryFor(session, role && [role]);
  return (
    <>
      <SessionWatch
        stateScript={`${serverConfig().SSO_ORIGIN}/api/state.js`}
        user={
          entry && { userId: entry.userId, role: entry.role, provider: entry.jwtData.providerType }
        }
      />
      {entry ? <SendVisit /> : null}
    </>
  );
}
