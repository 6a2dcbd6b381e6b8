'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { SignInAgain } from '@/components/account/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import { callApi } from '@/lib/api/call-api';
import type { Journal } from '@/lib/contract/journal/journal';
import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { formatTime } from '@/lib/format/date-time';
import { pathOf } from '@/lib/routes/match';
import { JournalView } from './journal-view';
import { JournalFollower } from './live/journal-follower';

export type LiveJournalProps = {
  /** As it was when the page was made. */
  journal: Journal;
  /** When that was, ISO 8601. */
  loadedAt: string;
  timeZone: string;
};

/** The journal; it follows the students' work while it is on the screen. [HW-06] */
export function LiveJournal({ journal: first, loadedAt, timeZone }: LiveJournalProps) {
  const { journal, freshAt, failure, refresh } = useLiveJournal(first, loadedAt);
  return (
    <div className="flex flex-col gap-6">
      {failure ? <Stale failure={failure} time={formatTime(freshAt, timeZone)} /> : null}
      <JournalView journal={journal} timeZone={timeZone} onChanged={refresh} />
    </div>
  );
}

function useLiveJournal(journal: Journal, freshAt: string) {
  const [follower] = useState(
    () => new JournalFollower({ journal, freshAt }, () => callApi('getJournal', {})),
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
