import { useEffect, useRef } from 'react';

/**
 * How long the student has looked at the step that is open, in seconds, each time it was open together; in
 * the background no time passes. [REV-01]
 */
export function useStepTime(stepNumber: number): () => number {
  const spent = useRef(new Map<number, number>());
  const since = useRef<number | null>(null);
  useEffect(() => {
    const before = spent.current;
    function stop(): void {
      if (since.current !== null)
        before.set(stepNumber, (before.get(stepNumber) ?? 0) + performance.now() - since.current);
      since.current = null;
    }
    function follow(): void {
      stop();
      if (document.visibilityState === 'visible') since.current = performance.now();
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [stepNumber]);
  return () => {
    const now = since.current === null ? 0 : performance.now() - since.current;
    return Math.round(((spent.current.get(stepNumber) ?? 0) + now) / 1_000);
  };
}
