'use client';

import { Lightbulb } from 'lucide-react';
import { Tip } from '@/components/task/parts/tip';
import { Button } from '@/components/ui/button/button';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { TaskHints as Hints } from '@/lib/contract/attempt/attempt';
import { errorText } from '@/lib/format/error-text';

export type TaskHintsProps = {
  attemptCode: string;
  stepNumber: number;
  hints: Hints;
  /** What each takes of the points of the task, in percent. */
  cost: number;
  /** The task takes answers. */
  isOpen: boolean;
  lang?: string | undefined;
  onShown: (hints: Hints) => void;
};

/** The hints of a task, one after the other as they are asked for. [REV-05] */
export function TaskHints(props: TaskHintsProps) {
  const { attemptCode, stepNumber, hints, cost, isOpen, lang, onShown } = props;
  const { taskId, total, shown } = hints;
  const { pending, failure, run } = useCall();
  const number = shown.length + 1;
  const params = { attemptCode, stepNumber, taskId };
  const show = () => void run(() => callApi('showHint', { params, body: { number } }), onShown);
  if (shown.length === 0 && !isOpen) return null;
  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {shown.map((text, index) => (
          <Tip key={index} label={`Подсказка ${index + 1}.`} {...{ text, lang }} />
        ))}
      </div>
      {number <= total && isOpen ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button variant="quiet" size="s" pending={pending} onClick={show}>
            <Lightbulb aria-hidden className="size-5" />
            {number === 1 ? 'Подсказка' : 'Ещё подсказка'}
          </Button>
          <span className="text-caption text-ink-soft">{costText(cost)}</span>
        </div>
      ) : null}
      {failure ? (
        <p role="alert" className="text-caption text-negative-strong">
          {failure.status === 0
            ? 'Подсказка откроется, когда появится связь.'
            : errorText(failure.code)}
        </p>
      ) : null}
    </div>
  );
}

const costText = (cost: number) =>
  cost === 0 ? 'На\u00A0оценку не\u00A0влияет' : `Минус ${cost}\u00A0% баллов за\u00A0это задание`;
