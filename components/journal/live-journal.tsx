'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { SignInAgain } from '@/components/account/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import { callApi } from '@/lib/api/call-api';
import type { Journal } from '@/lib/contract/journal/journal';
import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { formatTime } from '@/lib/format/date-time';
import { momentsOf } from '@/lib/journal/period/period';
import { pathOf } from '@/lib/routes/match';
import { JournalView, type JournalFrame } from './journal-view';
import { JournalFollower } from './live/journal-follower';

export type LiveJournalProps = {
  /** As it was when the page was made. */
  journal: Journal;
  /** When that was, ISO 8601. */
  loadedAt: string;
  frame: JournalFrame;
};

/** The journal; it follows the students' work while it is on the screen. [HW-06] */
export function LiveJournal(props: LiveJournalProps) {
  const { kind, first } = props.frame.period;
  return <Followed key={`${kind} ${first}`} {...props} />;
}

/** One period; another one is another journal. */
function Followed({ journal: first, loadedAt, frame }: LiveJournalProps) {
  const { period, timeZone } = frame;
  const query = momentsOf(period, timeZone);
  const { journal, freshAt, failure, refresh } = useLiveJournal(first, loadedAt, query);
  return (
    <div className="flex flex-col gap-6">
      {failure ? <Stale failure={failure} time={formatTime(freshAt, timeZone)} /> : null}
      <JournalView {...{ journal, frame }} now={freshAt} onChanged={refresh} />
    </div>
  );
}

function useLiveJournal(journal: Journal, freshAt: string, query: ReturnType<typeof momentsOf>) {
  const [follower] = useState(
    () => new JournalFollower({ journal, freshAt }, () => callApi('getJournal', { query })),
  );
  useEffect(() => follower.follow(), [follower]);
  const state = useSyncExternalStore(follower.subscribe, follower.state, follower.state);
  return { ...state, refresh: follower.refresh };
}

function Stale({ failure, time }: { failure: Failure; time: string }) {
  return (
    <Notice
      tone="warning"
      title="Журнал не обновляется"
      action={
        failure.status === 401 ? <SignInAgain returnUrl={pathOf('teacherJournal')} /> : undefined
      }
    >
      {errorText(failure.code)} Отметки показаны на&nbsp;{time}.
    </Notice>
  );
}
