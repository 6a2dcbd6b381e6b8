import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { confirmOrAsk, type Question } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { Feedback, HomeworkSummary } from '@/lib/contract/homework/homework';
import { ChangeFailure } from './change-failure';

export type PolicyButtonProps = {
  homework: HomeworkSummary;
  titleId: string;
  onChanged: (homework: HomeworkSummary) => void;
};

type AskedProps = PolicyButtonProps & {
  question: Question;
  /** What is changed once that is confirmed. */
  body: { feedback: Feedback } | { accountsOnly: boolean };
  children: ReactNode;
};

/** Changes something that a homework allows, after a question. */
export function PolicyButton({ homework, titleId, onChanged, ...asked }: AskedProps) {
  const { question, body, children } = asked;
  const { pending, failure, run } = useCall();
  const change = async () => {
    if (!(await confirmOrAsk(question))) return;
    const { taskHash } = homework;
    void run(() => callApi('changeHomework', { params: { taskHash }, body }), onChanged);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        pending={pending}
        aria-describedby={titleId}
        onClick={() => void change()}
      >
        {children}
      </Button>
      {failure ? <ChangeFailure failure={failure} /> : null}
    </>
  );
}
