import { useRef, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import type { Failure } from '@/lib/contract/call/result';

/** Keeps the name of a city; ten presses do once. */
export function useCitySaving(onSaved: (city: string) => void) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // State comes too late for a second press in the same moment.
  const isSending = useRef(false);

  async function send(city: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailure(null);
    const saved = await callApi('saveCity', { body: { city } }, { handlesSessionExpired: true });
    isSending.current = false;
    setPending(false);
    if (saved.ok) onSaved(saved.value.city);
    else setFailure(saved.error);
  }

  return { save: (city: string) => void send(city), pending, failure };
}
