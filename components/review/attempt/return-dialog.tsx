'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Field } from '@/components/ui/field/field';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { plainText } from '@/lib/contract/markup/plain-text';
import { MAX_COMMENT } from '@/lib/contract/review/limits';
import type { AttemptTask } from '@/lib/contract/review/review';
import type { AboutAttempt } from './about-attempt';
import { AttemptDialog } from './attempt-dialog';
import { useAttemptChange } from './use-attempt-change';

const keyOf = ({ stepNumber, taskId }: AttemptTask) => `${stepNumber}/${taskId}`;

/** Which tasks the student is to do again, and why; those that are not right are chosen already. [REV-03] */
export function ReturnDialog(props: AboutAttempt & OverlayFrame) {
  const { review, onChanged: _, ...frame } = props;
  const { chosen, setChosen, comment, setComment, changing, send } = useReturn(props);
  return (
    <AttemptDialog
      {...frame}
      {...{ changing }}
      attemptCode={review.attemptCode}
      title="Вернуть на&nbsp;доработку"
      description="Ученик сделает выбранные задания ещё раз. До&nbsp;этого оценка остаётся прежней."
      failureTitle={'Не\u00A0получилось вернуть'}
      actions={
        <Button pending={changing.pending !== null} disabled={chosen.size === 0} onClick={send}>
          Вернуть
        </Button>
      }
    >
      <TaskChoice tasks={review.tasks} chosen={chosen} onChoose={setChosen} />
      <Field
        label="Что исправить"
        multiline
        rows={3}
        maxLength={MAX_COMMENT}
        value={comment}
        onValueChange={setComment}
      />
    </AttemptDialog>
  );
}

/** What is chosen and written, and sending it. */
function useReturn(props: AboutAttempt & OverlayFrame) {
  const { tasks, attemptCode } = props.review;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(tasks.filter(({ given }) => given.verdict !== 'right').map(keyOf)),
  );
  const [comment, setComment] = useState('');
  const changing = useAttemptChange<'return'>(props, props);
  const returned = () =>
    tasks
      .filter((task) => chosen.has(keyOf(task)))
      .map(({ stepNumber, taskId, given }) => ({
        ...{ stepNumber, taskId },
        // What was said of the task alone stays said of it.
        comment: comment.trim() === '' ? (given.remark?.comment ?? '') : comment,
      }));
  const send = () =>
    void changing.send('return', (version) =>
      callApi('returnAttempt', { params: { attemptCode }, body: { version, tasks: returned() } }),
    );
  return { chosen, setChosen, comment, setComment, changing, send };
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
