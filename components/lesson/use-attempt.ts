'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { AnswerQueue } from '@/lib/answers/queue';
import { useApi } from '@/lib/api/use-api';
import { isCompleteAnswer, isEmptyAnswer } from '@/lib/contract/tasks/answers';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import type { Attempt, AttemptStep } from '@/lib/contract/attempt/attempt';
import { pathOf } from '@/lib/routes/match';
import type { StepMark } from './steps/step-list';

/**
 * The attempt, asked for again when the student comes back to the page: it may have been ended on
 * another device, and then its result is what there is to see.
 */
export function useAttempt(first: Attempt): Attempt {
  const router = useRouter();
  const { attemptCode } = first;
  const { data = first } = useApi(
    'getAttempt',
    { params: { attemptCode } },
    { fallbackData: first, revalidateOnMount: false },
  );
  const isFinished = data.finishedAt !== null;
  useEffect(() => {
    if (isFinished) router.replace(pathOf('attemptResult', { attemptCode }));
  }, [attemptCode, isFinished, router]);
  return data;
}

/**
 * Which steps are answered and which are begun: as the server said, but for the steps that were
 * fetched in this tab, where it is what the student sees in them.
 */
export function markSteps(
  attempt: Attempt,
  atHand: (stepNumber: number) => AttemptStep | undefined,
  queue: AnswerQueue | null,
): StepMark[] {
  return attempt.steps.map(({ number, title, answered, begun }) => {
    const step = atHand(number);
    if (!step || !queue) return { number, title, answered, begun };
    const given = step.tasks.flatMap((task) => {
      const value = valueIn(step, attempt.attemptCode, task.id, queue);
      return value === null || isEmptyAnswer(value) ? [] : { task, value };
    });
    const complete = given.filter(({ task, value }) => isCompleteAnswer(task, value));
    return {
      number,
      title,
      answered: complete.length === step.tasks.length,
      begun: given.length > 0,
    };
  });
}

/** The newest answer to a task: from this tab, else as it came with the step. */
export function valueIn(
  step: AttemptStep,
  attemptCode: string,
  taskId: string,
  queue: AnswerQueue | null,
): AnswerValue | null {
  const saved = step.answers.find((answer) => answer.taskId === taskId)?.value;
  return queue?.valueOf({ attemptCode, stepNumber: step.number, taskId }) ?? saved ?? null;
}
