'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Spinner } from '@/components/ui/spinner/spinner';
import { refusalOf } from '@/lib/api/refusal-of';
import { useCall } from '@/lib/api/use-calls';
import { callWeb } from '@/lib/browser/call-web';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import type { Result } from '@/lib/contract/call/result';
import { BindFailure } from './bind-failure';
import { BindQuestion } from './bind-question';
import { diaryTitle } from './diary-title';

export type BindDiaryProps = {
  /** Null while nothing is known of it. */
  diary: DiaryProvider | null;
  /** The diary's own pages. */
  diaryHref: string | null;
  /** Whose account it is, when it was signed in before the diary's link was followed. */
  account: string | null;
  /** Where somebody goes on who is not bound. */
  onwardHref: string;
};

async function bind(): Promise<Result<{ to: string }>> {
  const result = await callWeb('bindFromDiary', undefined);
  if (result.ok) return { ok: true, value: result.value };
  return { ok: false, error: refusalOf(result.status, result.content) };
}

/**
 * Binds the visitor to their diary, and goes on: as soon as the page is there, or when they have said
 * that the account that was signed in before is theirs. [DIARY-03]
 */
export function BindDiary({ diary, diaryHref, account, onwardHref }: BindDiaryProps) {
  const [isAsking, setIsAsking] = useState(account !== null);
  const { failure, run, leave } = useCall();
  const start = () => void run(bind, ({ to }) => leave(to));
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (!isAsking) begin();
  }, [isAsking]);
  return (
    <div className="page-width flex max-w-160 flex-col gap-6 py-8 medium:py-16">
      {isAsking ? (
        <BindQuestion {...{ diary, account, onwardHref }} onYes={() => setIsAsking(false)} />
      ) : (
        <>
          <h1 className="text-title-m font-bold">Подключаем дневник</h1>
          {failure ? (
            <BindFailure {...{ failure, diaryHref, onwardHref }} onRetry={start} />
          ) : (
            <p role="status" className="flex items-center gap-3 text-ink-soft">
              <Spinner label={null} />
              Связываем вашу учётную запись с&nbsp;дневником{diaryTitle(diary)}…
            </p>
          )}
        </>
      )}
    </div>
  );
}
