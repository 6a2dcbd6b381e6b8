'use client';

import { useRef, useState } from 'react';
import { useRenewedPage } from '@/components/ui/renewed/use-renewed-page';
import { callApi } from '@/lib/api/call-api';
import type { CallInput, Failure } from '@/lib/contract/call/result';
import type { OwnPath } from '@/lib/routes/own-path';

/** What makes somebody registered. */
type SavingName = 'saveTeaching' | 'saveStudentProfile';

/**
 * Saves what somebody says of themself and goes on; ten presses save once.
 *
 * @param returnUrl where to, on our own origin
 */
export function useSaving<Name extends SavingName>(name: Name, returnUrl: OwnPath) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // State comes too late for a second press in the same moment.
  const isSending = useRef(false);
  useRenewedPage();

  async function save(input: CallInput<Name>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailure(null);
    // Left for the sign-in, the page would lose what was entered.
    const saved = await callApi(name, input, { handlesSessionExpired: true });
    // A whole page load: what the session says of the person has changed.
    if (saved.ok) return window.location.assign(returnUrl);
    isSending.current = false;
    setPending(false);
    setFailure(saved.error);
  }

  return { save, pending, failure };
}
