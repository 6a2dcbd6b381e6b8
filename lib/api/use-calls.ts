'use client';

import { useRef, useState } from 'react';
import type { Failure, Result } from '@/lib/contract/call/result';

/** How a call ended: `busy` was not made, because another one ran. */
export type Outcome = 'done' | 'busy' | Failure;

/** How long a page may take to be left, in milliseconds. */
const LONGEST_WAY_MS = 10_000;

/**
 * Makes calls one at a time: what is pressed while another runs is not done, so that ten presses do once.
 * What else could be pressed has to be disabled while `pending` is not null.
 *
 * @typeParam Part what is done, where one place does several things
 */
export function useCalls<Part extends string>() {
  const [pending, setPending] = useState<Part | null>(null);
  const [failed, setFailed] = useState<{ part: Part; failure: Failure } | null>(null);
  // State comes too late for a second press in the same moment.
  const isBusy = useRef(false);

  async function run<Value>(
    part: Part,
    call: () => Promise<Result<Value>>,
    onValue: (value: Value) => void,
  ): Promise<Outcome> {
    if (isBusy.current) return 'busy';
    isBusy.current = true;
    setPending(part);
    setFailed(null);
    try {
      const result = await call();
      release();
      if (result.ok) onValue(result.value);
      else setFailed({ part, failure: result.error });
      return result.ok ? 'done' : result.error;
    } catch (error) {
      release();
      throw error;
    }
  }

  function release(): void {
    isBusy.current = false;
    setPending(null);
  }

  /** For who is on the way to another page: nothing more is done here. */
  function leave(part: Part, url: string): void {
    isBusy.current = true;
    setPending(part);
    window.location.assign(url);
    // Whoever stops the way there goes on here, and at once who comes back to the page that the browser has kept.
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', goOn);
      release();
    };
    const timer = setTimeout(goOn, LONGEST_WAY_MS);
    window.addEventListener('pageshow', goOn);
  }

  return { pending, failed, run, leave };
}

/** As `useCalls`, where only one thing is done. */
export function useCall() {
  const { pending, failed, run, leave } = useCalls<'call'>();
  return {
    pending: pending !== null,
    failure: failed?.failure ?? null,
    run: <Value>(call: () => Promise<Result<Value>>, onValue: (value: Value) => void) =>
      run('call', call, onValue),
    leave: (url: string) => leave('call', url),
  };
}
