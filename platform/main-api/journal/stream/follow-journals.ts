import type { Logger } from '@/platform/kernel/logger';
import type { Sources } from '@/platform/main-api/calls/streams';
import { callerOf, type Db } from '@/platform/main-api/context';
import type { Sessions } from '@/platform/main-api/session/sessions';
import { JournalHub } from './journal-hub';
import { createJournalNews } from './journal-news';
import { readMarks } from './read-marks';

/** What tells of changes in this process, and what tells those who follow by this process. */
export function followJournals(db: Db, sessions: Sessions, log: Logger) {
  const hub = new JournalHub({
    readMarks: (pairs) => readMarks(db, pairs),
    isSignedIn: async (jti) => (await sessions.find(jti)) !== null,
    log,
  });
  return { journals: createJournalNews(db.$client, log), hub };
}

/** The teacher's journal, for who follows it. */
export const journalSource = (hub: JournalHub): Sources['followJournal'] => ({
  assertRoom: () => hub.assertRoom(),
  open: (context, sink) => hub.open(callerOf(context), sink),
});
