import { useRef, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import type { Failure } from '@/lib/contract/call/result';
import type { Participant } from './ozon-form';

/** Takes part in the promotion; ten presses do once. */
export function useOzonRegistration() {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isRegistered, setRegistered] = useState(false);
  // State comes too late for a second press in the same moment.
  const isSending = useRef(false);

  async function send(participant: Participant): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailure(null);
    const body = { event: 'registered', ...participant, consent: true } as const;
    const told = await callApi('reportOzonPromotion', { body }, { handlesSessionExpired: true });
    isSending.current = false;
    setPending(false);
    // Not accepted: another tab has said so already, which is as good.
    if (told.ok) setRegistered(true);
    else setFailure(told.error);
  }

  return {
    register: (participant: Participant) => void send(participant),
    pending,
    failure,
    isRegistered,
  };
}
