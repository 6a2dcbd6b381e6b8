'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { AnswerQueue } from '@/lib/answers/queue';
import { callApi } from '@/lib/api/call-api';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { listUnsentPictures } from '@/lib/files/unsent-pictures';
import { pathOf } from '@/lib/routes/match';

/** How many steps have no answer, and how many one that is not complete. */
export type Gaps = { empty: number; partly: number };

export type Finish =
  | { kind: 'idle' }
  /** Saving what is unsent, looking, ending. */
  | { kind: 'working' }
  /** Some steps have no answer or half of one: does the student mean it? */
  | { kind: 'asking'; gaps: Gaps }
  /** Answers could not be saved, so nothing was ended. */
  | { kind: 'unsaved' }
  /** Photos of this step are not in its answer yet. */
  | { kind: 'photos'; stepNumber: number }
  | { kind: 'failed'; code: ErrorCode; status: number };

/**
 * Ends the attempt: only when the server has every answer, and only after asking when some steps have
 * none or half of one. What is answered is what the server says.
 */
export function useFinish(
  { userId, attemptCode }: { userId: string; attemptCode: string },
  queue: AnswerQueue | null,
) {
  const router = useRouter();
  const [finish, setFinish] = useState<Finish>({ kind: 'idle' });
  const isRunning = useRef(false);

  async function alone(work: () => Promise<Finish>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setFinish({ kind: 'working' });
    const next = await work();
    isRunning.current = false;
    setFinish(next);
  }

  async function begin(): Promise<Finish> {
    const pictures = await listUnsentPictures(userId);
    const [waiting] = pictures.filter((one) => one.attemptCode === attemptCode);
    if (waiting) return { kind: 'photos', stepNumber: waiting.stepNumber };
    if (!queue || !(await queue.flush(attemptCode))) return { kind: 'unsaved' };
    if (hasRefused(queue, attemptCode)) return { kind: 'idle' };
    const attempt = await callApi('getAttempt', { params: { attemptCode } });
    if (!attempt.ok) return { kind: 'failed', ...attempt.error };
    const left = attempt.value.steps.filter(({ answered }) => !answered);
    const partly = left.filter(({ begun }) => begun).length;
    return left.length > 0
      ? { kind: 'asking', gaps: { empty: left.length - partly, partly } }
      : end();
  }

  async function end(): Promise<Finish> {
    const ended = await callApi('finishAttempt', { params: { attemptCode } });
    if (!ended.ok) return { kind: 'failed', ...ended.error };
    router.replace(pathOf('attemptResult', { attemptCode }));
    // The result is on its way: until it is there, nothing can be pressed.
    return { kind: 'working' };
  }

  return {
    finish,
    begin: () => void alone(begin),
    confirm: () => void alone(end),
    cancel: () => setFinish({ kind: 'idle' }),
  };
}

/** Answers that the server did not take: the student has to have read of them first. */
function hasRefused(queue: AnswerQueue, attemptCode: string): boolean {
  return queue
    .state()
    .news.some(
      (one) =>
        one.kind === 'refused' &&
        one.attemptCode === attemptCode &&
        one.code !== 'attempt_finished',
    );
}
