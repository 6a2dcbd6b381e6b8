'use client';

import { useEffect } from 'react';
import { unstable_serialize as serialize, useSWRConfig, type Cache } from 'swr';
import { callApi } from '@/lib/api/call-api';
import { ApiError, useApi } from '@/lib/api/use-api';
import type { AttemptStep, TaskHints } from '@/lib/contract/attempt/attempt';

const inputOf = (attemptCode: string, stepNumber: number) => ({
  params: { attemptCode, stepNumber },
});

/** The key under which `useApi` keeps a step. */
const keyOf = (attemptCode: string, stepNumber: number) => [
  'getAttemptStep',
  inputOf(attemptCode, stepNumber),
];

/**
 * A step with its answers. The one that came with the page is there at once; its neighbours are
 * fetched while the student works, so that the next leaf turns without a wait and without a network.
 */
export function useStep(
  attemptCode: string,
  stepNumber: number,
  stepCount: number,
  first: AttemptStep,
) {
  const { data, error, mutate } = useApi('getAttemptStep', inputOf(attemptCode, stepNumber), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    ...(first.number === stepNumber && { fallbackData: first, revalidateOnMount: false }),
  });
  useNeighbours(attemptCode, stepNumber, stepCount, first, data !== undefined);
  const { cache } = useSWRConfig();
  return {
    step: data,
    failure: error?.failure,
    reload: mutate,
    /** Keeps the hints of a task as they are shown now. */
    learnHints: (hints: TaskHints) =>
      void mutate((known = first) => withHints(known, hints), { revalidate: false }),
    /** A step that was fetched already, be it this one or another. */
    atHand: (number: number): AttemptStep | undefined =>
      number === first.number ? first : keptIn(cache, keyOf(attemptCode, number)),
  };
}

const withHints = (step: AttemptStep, hints: TaskHints): AttemptStep => ({
  ...step,
  hints: step.hints.map((one) => (one.taskId === hints.taskId ? hints : one)),
});

function useNeighbours(
  attemptCode: string,
  stepNumber: number,
  stepCount: number,
  first: AttemptStep,
  isThere: boolean,
) {
  const { cache, mutate } = useSWRConfig();

  useEffect(() => {
    void mutate(keyOf(attemptCode, first.number), first, { revalidate: false });
  }, [attemptCode, first, mutate]);

  useEffect(() => {
    if (!isThere) return;
    for (const near of [stepNumber + 1, stepNumber - 1]) {
      const key = keyOf(attemptCode, near);
      if (keptIn(cache, key) || near < 1 || near > stepCount) continue;
      // A failure shows when the step is really wanted.
      mutate(key, fetchStep(attemptCode, near), { revalidate: false }).catch(() => undefined);
    }
  }, [attemptCode, cache, isThere, mutate, stepCount, stepNumber]);
}

function keptIn(cache: Cache<unknown>, key: ReturnType<typeof keyOf>): AttemptStep | undefined {
  // Under this key stands what `useApi` and `fetchStep` put there.
  return cache.get(serialize(key))?.data as AttemptStep | undefined;
}

async function fetchStep(attemptCode: string, stepNumber: number): Promise<AttemptStep> {
  const result = await callApi('getAttemptStep', inputOf(attemptCode, stepNumber));
  if (result.ok) return result.value;
  throw new ApiError(result.error);
}
