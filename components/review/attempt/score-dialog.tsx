'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import { MAX_REASON } from '@/lib/contract/review/limits';
import { pathOf } from '@/lib/routes/match';
import type { AboutAttempt } from './about-attempt';

/** Sets the score by hand, with a reason that the student reads, or takes that back. [REV-03] */
export function ScoreDialog(props: AboutAttempt & OverlayFrame) {
  const { review, onChanged: _, ...frame } = props;
  const form = useScore(props);
  const { text, setText, reason, setReason, isScore, failed } = form;
  return (
    <Dialog
      {...frame}
      title="Изменить оценку"
      description="Ваша оценка встанет вместо суммы баллов. Ученик увидит и&nbsp;её, и&nbsp;причину."
      actions={<Actions {...form} isByHand={review.scoreByHand !== null} />}
    >
      <div className="flex flex-col gap-4">
        <Field
          label="Сколько из&nbsp;100"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onValueChange={setText}
          error={isScore ? undefined : 'Целое число от\u00A00 до\u00A0100'}
        />
        <Field
          label="Причина"
          multiline
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          onValueChange={setReason}
        />
        {failed ? (
          <FailureNotice
            title="Не&nbsp;получилось"
            failure={failed.failure}
            returnUrl={pathOf('teacherAttempt', { attemptCode: review.attemptCode })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

/** What is written, and sending it. */
function useScore({ review, onChanged, onClose }: AboutAttempt & OverlayFrame) {
  const { attemptCode, version, scoreByHand } = review;
  const [text, setText] = useState(String(scoreByHand ?? review.score ?? ''));
  const [reason, setReason] = useState(review.scoreReason ?? '');
  const { pending, failed, run } = useCalls<'set' | 'clear'>();
  const isScore = /^(?:\d{1,2}|100)$/.test(text.trim());
  async function send(part: 'set' | 'clear'): Promise<void> {
    const body = { version, score: part === 'set' ? Number(text) : null, reason };
    const outcome = await run(
      part,
      () => callApi('setScore', { params: { attemptCode }, body }),
      () => onClose('dismissed'),
    );
    if (outcome !== 'busy') onChanged();
  }
  return { text, setText, reason, setReason, isScore, pending, failed, send };
}

type ActionsProps = Pick<ReturnType<typeof useScore>, 'isScore' | 'reason' | 'pending' | 'send'> & {
  isByHand: boolean;
};

function Actions({ isScore, reason, pending, send, isByHand }: ActionsProps) {
  return (
    <>
      <Button
        pending={pending === 'set'}
        disabled={!isScore || reason.trim() === '' || pending !== null}
        onClick={() => void send('set')}
      >
        Поставить
      </Button>
      {isByHand ? (
        <Button
          variant="secondary"
          pending={pending === 'clear'}
          disabled={pending !== null}
          onClick={() => void send('clear')}
        >
          Вернуть сумму баллов
        </Button>
      ) : null}
    </>
  );
}
