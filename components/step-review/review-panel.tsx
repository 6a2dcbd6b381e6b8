'use client';

import { CircleCheck } from 'lucide-react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import type { StepReview } from '@/lib/contract/step-review/step-review';
import type { OwnPath } from '@/lib/routes/own-path';
import { RemarkForm } from './remark-form';
import { ReviewEntries } from './review-entries';
import { useStepReview } from './use-step-review';

type ReviewPanelProps = {
  stepUuid: string;
  review: StepReview;
  /** The page itself. */
  path: OwnPath;
  timeZone: string;
};

/** What whoever checks steps says of one, and who may suggest corrections. [HW-12] */
export function ReviewPanel({ stepUuid, review: first, path, timeZone }: ReviewPanelProps) {
  const { review, pending, failed, approve, remark } = useStepReview(stepUuid, first);
  const { mayApprove, isApproved, revision, entries } = review;
  const kind = mayApprove ? 'comment' : 'suggestion';
  return (
    <Card as="section" labelledBy="review">
      <h2 id="review" className="mb-4 text-title-s font-semibold">
        {mayApprove ? 'Проверка задания' : 'Исправления'}
      </h2>
      <div className="flex flex-col gap-5">
        {mayApprove ? (
          <div role="status">
            {isApproved ? (
              <p className="flex items-center gap-2 font-medium text-positive-strong">
                <CircleCheck aria-hidden className="size-5 shrink-0" />
                Вы одобрили редакцию&nbsp;{revision}
              </p>
            ) : (
              <Button
                pending={pending === 'approve'}
                disabled={pending === 'remark'}
                onClick={() => void approve()}
              >
                Одобрить
              </Button>
            )}
          </div>
        ) : null}
        <RemarkForm
          kind={kind}
          pending={pending === 'remark'}
          disabled={pending === 'approve'}
          onSend={(text) => remark(kind, text)}
        />
        {failed ? (
          <FailureNotice
            title={failed.part === 'approve' ? 'Не\u00A0одобрено' : 'Не\u00A0отправлено'}
            failure={failed.failure}
            returnUrl={path}
          />
        ) : null}
        <ReviewEntries entries={entries} revision={revision} timeZone={timeZone} />
      </div>
    </Card>
  );
}
