'use client';

import { useEffect, useRef } from 'react';
import type { AnswerQueue } from '@/lib/answers/queue';
import { callApi } from '@/lib/api/call-api';
import type { Attempt } from '@/lib/contract/attempt/attempt';

/** Tells the server where the student is, so that another device opens the same step. [HW-02] */
export function usePosition(attempt: Attempt, stepNumber: number, queue: AnswerQueue | null): void {
  const { attemptCode } = attempt;
  const told = useRef(attempt.currentStep);
  useEffect(() => {
    if (!queue || stepNumber === told.current) return;
    let isHere = true;
    // Saving an answer says where the student is, too: the position comes after the answers.
    void queue.flush().then(() => {
      if (!isHere) return;
      return callApi('savePosition', { params: { attemptCode }, body: { stepNumber } }).then(
        (result) => {
          if (result.ok) told.current = stepNumber;
        },
      );
    });
    return () => {
      isHere = false;
    };
  }, [attemptCode, queue, stepNumber]);
}
