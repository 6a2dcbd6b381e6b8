'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { plainText } from '@/lib/contract/markup/plain-text';
import { MAX_COMMENT } from '@/lib/contract/review/limits';
import type { AttemptTask } from '@/lib/contract/review/review';
import { pathOf } from '@/lib/routes/match';
import type { AboutAttempt } from './about-attempt';

const keyOf = ({ stepNumber, taskId }: AttemptTask) => `${stepNumber}/${taskId}`;

/** Which tasks the student is to do again, and why; those that are not right are chosen already. [REV-03] */
export function ReturnDialog(props: AboutAttempt & OverlayFrame) {
  const { review, onChanged: _, ...frame } = props;
  const { chosen, setChosen, comment, setComment, pending, failure, send } = useReturn(props);
  return (
    <Dialog
      {...frame}
      title="Вернуть на&nbsp;доработку"
      description="Ученик сделает выбранные задания ещё раз. До&nbsp;этого оценка остаётся прежней."
      actions={
        <Button pending={pending} disabled={chosen.size === 0} onClick={() => void send()}>
          Вернуть
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TaskChoice tasks={review.tasks} chosen={chosen} onChoose={setChosen} />
        <Field
          label="Что исправить"
          multiline
          rows={3}
          maxLength={MAX_COMMENT}
          value={comment}
          onValueChange={setComment}
        />
        {failure ? (
          <FailureNotice
            title="Не&nbsp;получилось вернуть"
            failure={failure}
            returnUrl={pathOf('teacherAttempt', { attemptCode: review.attemptCode })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

/** What is chosen and written, and sending it. */
function useReturn({ review, onChanged, onClose }: AboutAttempt & OverlayFrame) {
  const { tasks, version, attemptCode } = review;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(tasks.filter(({ given }) => given.verdict !== 'right').map(keyOf)),
  );
  const [comment, setComment] = useState('');
  const { pending, failure, run } = useCall();
  async function send(): Promise<void> {
    const returned = tasks.filter((task) => chosen.has(keyOf(task)));
    const body = {
      version,
      tasks: returned.map(({ stepNumber, taskId, given }) => ({
        ...{ stepNumber, taskId },
        // What was said of the task alone stays said of it.
        comment: comment.trim() === '' ? (given.remark?.comment ?? '') : comment,
      })),
    };
    const outcome = await run(
      () => callApi('returnAttempt', { params: { attemptCode }, body }),
      () => onClose('dismissed'),
    );
    if (outcome !== 'busy') onChanged();
  }
  return { chosen, setChosen, comment, setComment, pending, failure, send };
}

type TaskChoiceProps = {
  tasks: readonly AttemptTask[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

function TaskChoice({ tasks, chosen, onChoose }: TaskChoiceProps) {
  return (
    <fieldset className="flex max-h-72 flex-col gap-1 overflow-y-auto">
      <legend className="mb-1 font-semibold">Что переделать</legend>
      {tasks.map((task, index) => (
        <Checkbox
          key={keyOf(task)}
          label={`${index + 1}. ${plainText(task.prompt)}`}
          checked={chosen.has(keyOf(task))}
          onCheckedChange={(isChosen) => onChoose(withChoice(chosen, keyOf(task), isChosen))}
        />
      ))}
    </fieldset>
  );
}

function withChoice(chosen: ReadonlySet<string>, key: string, isChosen: boolean) {
  const next = new Set(chosen);
  if (isChosen) next.add(key);
  else next.delete(key);
  return next;
}
