'use client';

import { useEffect } from 'react';
import type { Attempt, AttemptStep } from '@/lib/contract/attempt/attempt';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { trackEvent } from '@/lib/tracking/track-event';
import { useAnswerQueue } from './saving/use-answer-queue';
import { markSteps, useAttempt, valueIn } from './use-attempt';
import { usePosition } from './steps/use-position';
import { useStep } from './steps/use-step';
import { useStepTime } from './steps/use-step-time';
import { useStepNumber } from './steps/use-step-number';

/** All that the player shows and does, but for ending the work. */
export function useLesson(userId: string, firstAttempt: Attempt, firstStep: AttemptStep) {
  const attempt = useAttempt(firstAttempt);
  const { attemptCode, stepCount } = attempt;
  const { queue, saving } = useAnswerQueue(userId);
  const { number, goTo } = useStepNumber(attemptCode, firstStep.number);
  const { step, failure, reload, learnHints, atHand } = useStep(
    attemptCode,
    number,
    stepCount,
    firstStep,
  );
  usePosition(attempt, number, queue);
  const spentSeconds = useStepTime(number);

  useEffect(() => {
    if (step) queue?.learn(attemptCode, step.number, step.answers);
  }, [attemptCode, queue, step]);

  const opened = step?.number;
  useEffect(() => {
    if (opened !== undefined) trackEvent('new_task_opened', { stepNumber: opened });
  }, [opened]);

  // An answer of this step gave way to that of another device: that one is fetched and shown.
  const isReplaced = saving.news.some(
    (one) =>
      one.kind === 'replaced' && one.attemptCode === attemptCode && one.stepNumber === number,
  );
  useEffect(() => {
    if (isReplaced) void reload();
  }, [isReplaced, reload]);

  return {
    attempt,
    queue,
    saving,
    number,
    goTo,
    step,
    failure,
    reload,
    learnHints,
    marks: markSteps(attempt, atHand, queue),
    valueOf: (taskId: string): AnswerValue | null =>
      step ? valueIn(step, attemptCode, taskId, queue) : null,
    change: (taskId: string, value: AnswerValue) =>
      queue?.change({ attemptCode, stepNumber: number, taskId }, value, spentSeconds()),
  };
}
