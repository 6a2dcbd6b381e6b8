import type { ComponentProps } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Notice } from '@/components/ui/notice/notice';
import type { AttemptReview } from '@/lib/contract/review/review';
import { pathOf } from '@/lib/routes/match';
import type { useAttemptChange } from './use-attempt-change';

type AttemptDialogProps = ComponentProps<typeof Dialog> & {
  attemptCode: string;
  changing: Pick<ReturnType<typeof useAttemptChange>, 'failure' | 'other'>;
  /** What was not done. */
  failureTitle: string;
};

/** A form about an attempt over its page; what is entered stays when it could not be sent. [REV-03] */
export function AttemptDialog(props: AttemptDialogProps) {
  const { attemptCode, changing, failureTitle, children, ...dialog } = props;
  const { failure, other } = changing;
  return (
    <Dialog {...dialog}>
      <div className="flex flex-col gap-4">
        {children}
        {failure && other && failure.code === 'review_changed' ? (
          <Notice tone="negative" title={failureTitle}>
            В&nbsp;другой вкладке работу изменили. {nowWords(other)} Если ваше изменение всё ещё
            нужно, отправьте его ещё раз.
          </Notice>
        ) : failure ? (
          <FailureNotice
            title={failureTitle}
            failure={failure}
            returnUrl={pathOf('teacherAttempt', { attemptCode })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function nowWords({ score, scoreReason, returnedAt }: AttemptReview): string {
  if (returnedAt !== null) return 'Сейчас она у\u00A0ученика на\u00A0доработке.';
  const reason = scoreReason === null ? '' : `, причина: «${scoreReason}»`;
  return `Сейчас оценка ${score ?? '—'}\u00A0из\u00A0100${reason}.`;
}
