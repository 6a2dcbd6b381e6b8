'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { AnswerQueue } from '@/lib/answers/queue';
import { useApi } from '@/lib/api/use-api';
import { isEmptyAnswer } from '@/lib/contract/tasks/answers';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import type { Attempt, AttemptStep } from '@/lib/contract/homework/homework';
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
 * Which steps are answered: as the server said, but for the steps that were fetched in this tab, which
 * are answered as soon as the student has answered all their tasks.
 */
export function markSteps(
  attempt: Attempt,
  atHand: (stepNumber: number) => AttemptStep | undefined,
  queue: AnswerQueue | null,
): StepMark[] {
  return attempt.steps.map(({ number, title, answered }) => {
    const step = atHand(number);
    if (!step || !queue) return { number, title, answered };
    const isAnswered = step.tasks.every(({ id }) => {
      const value = valueIn(step, attempt.attemptCode, id, queue);
      return value !== null && !isEmptyAnswer(value);
    });
    return { number, title, answered: isAnswered };
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
