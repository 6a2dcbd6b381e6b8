'use client';

import { usePathname } from 'next/navigation';
import { useCallback } from 'react';
import { matchRoute, pathOf } from '@/lib/routes/match';

/**
 * The number of the step in the address, and the way to another. The page stays as it is, so turning
 * a leaf needs no new page and, for a step that is there already, no network.
 */
export function useStepNumber(attemptCode: string, first: number) {
  const number = Number(matchRoute(usePathname())?.params.stepNumber ?? first);
  const goTo = useCallback(
    (next: number) => {
      window.history.pushState(null, '', pathOf('attemptStep', { attemptCode, stepNumber: next }));
    },
    [attemptCode],
  );
  return { number, goTo };
}
