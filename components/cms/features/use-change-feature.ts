import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { refusalOf } from '@/lib/api/refusal-of';
import { useCall } from '@/lib/api/use-calls';
import { callWeb } from '@/lib/browser/call-web';
import type { ChangeFeature } from '@/lib/contract/cms/cms-features';
import type { Failure } from '@/lib/contract/call/result';

/** What became of the last change; what was typed stays whatever it is. */
export type Outcome = { kind: 'saved' } | { kind: 'refused'; failure: Failure } | null;

/** Saves a feature and has the page show what is there now, also when somebody else was first. [FEAT-01] */
export function useChangeFeature() {
  const router = useRouter();
  const { pending, failure, run } = useCall();
  const [isSaved, setSaved] = useState(false);

  async function save(wanted: ChangeFeature): Promise<void> {
    setSaved(false);
    const told = await run(
      async () => {
        const answer = await callWeb('changeFeature', wanted);
        if (answer.ok) return { ok: true, value: undefined };
        return { ok: false, error: refusalOf(answer.status, answer.content) };
      },
      () => setSaved(true),
    );
    const isRefused = typeof told !== 'string';
    if (told === 'done' || (isRefused && told.status === 409)) router.refresh();
  }

  const outcome: Outcome = failure
    ? { kind: 'refused', failure }
    : isSaved
      ? { kind: 'saved' }
      : null;
  return { save, pending, outcome };
}
