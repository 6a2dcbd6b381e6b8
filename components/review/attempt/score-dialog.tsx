'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { MAX_REASON } from '@/lib/contract/review/limits';
import type { AboutAttempt } from './about-attempt';
import { AttemptDialog } from './attempt-dialog';
import { useAttemptChange } from './use-attempt-change';

/** Sets the score by hand, with a reason that the student reads, or takes that back. [REV-03] */
export function ScoreDialog(props: AboutAttempt & OverlayFrame) {
  const { review, onChanged: _, ...frame } = props;
  const form = useScore(props);
  const { text, setText, reason, setReason, isScore, changing } = form;
  return (
    <AttemptDialog
      {...frame}
      {...{ changing }}
      attemptCode={review.attemptCode}
      title="Изменить оценку"
      description="Ваша оценка встанет вместо суммы баллов. Ученик увидит и&nbsp;её, и&nbsp;причину."
      failureTitle={'Не\u00A0получилось изменить'}
      actions={<Actions {...form} isByHand={review.scoreByHand !== null} />}
    >
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
    </AttemptDialog>
  );
}

/** What is written, and sending it. */
function useScore(props: AboutAttempt & OverlayFrame) {
  const { attemptCode, score, scoreByHand, scoreReason } = props.review;
  const [text, setText] = useState(String(scoreByHand ?? score ?? ''));
  const [reason, setReason] = useState(scoreReason ?? '');
  const changing = useAttemptChange<'set' | 'clear'>(props, props);
  const isScore = /^(?:\d{1,2}|100)$/.test(text.trim());
  const send = (part: 'set' | 'clear') =>
    void changing.send(part, (version) => {
      const body = { version, score: part === 'set' ? Number(text) : null, reason };
      return callApi('setScore', { params: { attemptCode }, body });
    });
  return { text, setText, reason, setReason, isScore, changing, send };
}

type ActionsProps = Pick<
  ReturnType<typeof useScore>,
  'isScore' | 'reason' | 'changing' | 'send'
> & {
  isByHand: boolean;
};

function Actions({ isScore, reason, changing: { pending }, send, isByHand }: ActionsProps) {
  return (
    <>
      <Button
        pending={pending === 'set'}
        disabled={!isScore || reason.trim() === '' || pending !== null}
        onClick={() => send('set')}
      >
        Поставить
      </Button>
      {isByHand ? (
        <Button
          variant="secondary"
          pending={pending === 'clear'}
          disabled={pending !== null}
          onClick={() => send('clear')}
        >
          Вернуть сумму баллов
        </Button>
      ) : null}
    </>
  );
}
