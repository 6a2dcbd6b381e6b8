import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { refusalOf } from '@/lib/api/refusal-of';
import { callWeb } from '@/lib/browser/call-web';
import type { ChangeFeature } from '@/lib/contract/cms/cms-features';
import type { Failure } from '@/lib/contract/call/result';

/** What became of the last change; what was typed stays whatever it is. */
export type Outcome = { kind: 'saved' } | { kind: 'refused'; failure: Failure } | null;

/** Saves a feature and has the page show what is there now, also when somebody else was first. [FEAT-01] */
export function useChangeFeature() {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  // State comes too late for a second press in the same moment.
  const isSending = useRef(false);

  async function save(wanted: ChangeFeature): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setOutcome(null);
    const told = await callWeb('changeFeature', wanted);
    isSending.current = false;
    setPending(false);
    setOutcome(
      told.ok
        ? { kind: 'saved' }
        : { kind: 'refused', failure: refusalOf(told.status, told.content) },
    );
    if (told.ok || told.status === 409) router.refresh();
  }
  return { save, pending, outcome };
}
