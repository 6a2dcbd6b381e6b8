'use client';

import { useState } from 'react';
import { SignInAgain } from '@/components/account/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import { useApi } from '@/lib/api/use-api';
import type { Journal } from '@/lib/contract/journal/journal';
import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';
import { formatTime } from '@/lib/format/date-time';
import { momentsOf } from '@/lib/journal/period/period';
import { pathOf } from '@/lib/routes/match';
import { JournalView, type JournalFrame } from './journal-view';

export type LiveJournalProps = {
  /** As it was when the page was made. */
  journal: Journal;
  /** When that was, ISO 8601. */
  loadedAt: string;
  frame: JournalFrame;
};

/** How often the journal is asked for while somebody looks at it, in milliseconds. */
const REFRESH_EVERY = 5_000;

/** The journal; it follows the students' work while it is on the screen. [HW-06] */
export function LiveJournal({ journal, loadedAt, frame }: LiveJournalProps) {
  const { period, timeZone } = frame;
  const [freshAt, setFreshAt] = useState(loadedAt);
  const { data, error, mutate } = useApi(
    'getJournal',
    { query: momentsOf(period, timeZone) },
    {
      fallbackData: journal,
      refreshInterval: REFRESH_EVERY,
      // As often when it failed: a class is at work, the network comes back any moment.
      onErrorRetry: (_error, _key, _config, revalidate, options) =>
        void setTimeout(() => void revalidate(options), REFRESH_EVERY),
      onSuccess: () => setFreshAt(new Date().toISOString()),
    },
  );
  return (
    <div className="flex flex-col gap-6">
      {error ? <Stale failure={error.failure} time={formatTime(freshAt, timeZone)} /> : null}
      <JournalView
        journal={data ?? journal}
        frame={frame}
        now={freshAt}
        onChanged={() => void mutate()}
      />
    </div>
  );
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
