import { callAs } from '@/app/_server/main-api';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { OwnSessions } from '@/components/cabinet/sessions/own-sessions';
import { formatDayTime } from '@/lib/format/date-time';
import type { SessionEntry } from '@/lib/session/session';

/** The sessions of the person of a profile; without the list the profile is shown all the same. [TRUST-06] */
export async function ownSessionsOf(entry: SessionEntry) {
  const [told, timeZone] = await Promise.all([
    callAs(entry, 'listSessions', {}),
    visitorTimeZone(),
  ]);
  if (!told.ok) return null;
  const sessions = told.value.sessions.map((session) => ({
    ...session,
    lastUse: formatDayTime(session.lastUsedAt, timeZone),
  }));
  return <OwnSessions userId={entry.userId} sessions={sessions} />;
}
