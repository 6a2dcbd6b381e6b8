'use client';

import { useRouter } from 'next/navigation';
import { useCalls } from '@/lib/api/use-calls';
import type { Result } from '@/lib/contract/call/result';

/** Calls of one place that change the school; the page is asked for anew after each. */
export function useSchoolCalls<Part extends string>() {
  const router = useRouter();
  const { pending, failed, run } = useCalls<Part>();
  return {
    pending,
    failed,
    run: <Value>(
      part: Part,
      call: () => Promise<Result<Value>>,
      onDone: (value: Value) => void = () => undefined,
    ) =>
      run(part, call, (value) => {
        onDone(value);
        router.refresh();
      }),
  };
}
