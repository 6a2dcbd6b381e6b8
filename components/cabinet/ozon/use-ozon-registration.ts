import { useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { Participant } from './ozon-form';

/** Takes part in the promotion; ten presses do once. */
export function useOzonRegistration() {
  const { pending, failure, run } = useCall();
  const [isRegistered, setRegistered] = useState(false);

  function register(participant: Participant): void {
    const body = { event: 'registered', ...participant, consent: true } as const;
    void run(
      () => callApi('reportOzonPromotion', { body }, { handlesSessionExpired: true }),
      // Also when it was not counted: another tab has said so already, which is as good.
      () => setRegistered(true),
    );
  }

  return { register, pending, failure, isRegistered };
}
