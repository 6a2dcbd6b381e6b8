'use client';

import { useRef, useState } from 'react';
import type { Failure, Result } from '@/lib/contract/call/result';

/**
 * Calls one at a time: what is pressed while another runs is not done, so that a second press buys nothing
 * twice.
 */
export function useActions<Part extends string>() {
  const [pending, setPending] = useState<Part | null>(null);
  const [failed, setFailed] = useState<{ part: Part; failure: Failure } | null>(null);
  const isBusy = useRef(false);

  /** @returns why it did not work; null when it did, or when another one runs */
  async function run<Value>(
    part: Part,
    call: () => Promise<Result<Value>>,
    onValue: (value: Value) => void,
  ): Promise<Failure | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setPending(part);
    setFailed(null);
    const result = await call();
    isBusy.current = false;
    setPending(null);
    if (result.ok) onValue(result.value);
    else setFailed({ part, failure: result.error });
    return result.ok ? null : result.error;
  }

  /** For who is on the way to another page: nothing more is done here. */
  function leave(part: Part, url: string): void {
    isBusy.current = true;
    setPending(part);
    window.location.assign(url);
  }

  return { pending, failed, run, leave };
}
