import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { refusalOf } from '@/lib/api/refusal-of';
import { useCalls } from '@/lib/api/use-calls';
import { callWeb } from '@/lib/browser/call-web';
import type { Failure } from '@/lib/contract/call/result';
import type { RetryDeliveries } from '@/lib/contract/cms/cms-deliveries';

/** What became of the last press. */
export type Outcome =
  { kind: 'retried'; count: number } | { kind: 'refused'; failure: Failure } | null;

export type Retrying = ReturnType<typeof useRetry>;

/**
 * Has what failed tried again, and the page show what is there then. [DIARY-06]
 *
 * @param onDone what was pressed is about to leave the page
 */
export function useRetry(onDone: () => void) {
  const router = useRouter();
  /** What runs: the id of one, or `all`. */
  const { pending, failed, run } = useCalls<string>();
  const [count, setCount] = useState<number | null>(null);
  const [last, setLast] = useState<string | null>(null);
  // Until the page shows it, what was pressed is not pressed again.
  const [isRefreshing, startRefresh] = useTransition();

  async function make(part: string, wanted: RetryDeliveries): Promise<void> {
    setCount(null);
    setLast(part);
    const told = await run(
      part,
      async () => {
        const answer = await callWeb('retryDeliveries', wanted);
        if (answer.ok) return { ok: true, value: answer.value.retried };
        return { ok: false, error: refusalOf(answer.status, answer.content) };
      },
      setCount,
    );
    const isGone = typeof told !== 'string' && told.status === 404;
    if (told !== 'done' && !isGone) return;
    onDone();
    startRefresh(() => router.refresh());
  }

  const outcome: Outcome = failed
    ? { kind: 'refused', failure: failed.failure }
    : count === null
      ? null
      : { kind: 'retried', count };
  return {
    pending: pending ?? (isRefreshing ? last : null),
    outcome,
    retry: (id: string) => void make(id, { id }),
    retryAll: () => void make('all', { all: true }),
  };
}
