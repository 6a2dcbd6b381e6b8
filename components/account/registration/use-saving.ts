'use client';

import { useRenewedPage } from '@/components/ui/renewed/use-renewed-page';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { CallInput } from '@/lib/contract/call/result';
import type { OwnPath } from '@/lib/routes/own-path';
import { reachGoal } from '@/lib/browser/goals';

/** What makes somebody registered. */
type SavingName = 'saveTeaching' | 'saveStudentProfile';

/**
 * Saves what somebody says of themself and goes on; ten presses save once.
 *
 * @param returnUrl where to, on our own origin
 */
export function useSaving<Name extends SavingName>(name: Name, returnUrl: OwnPath) {
  const { pending, failure, run, leave } = useCall();
  useRenewedPage();

  async function save(input: CallInput<Name>): Promise<void> {
    await run(
      // Left for the sign-in, the page would lose what was entered.
      () => callApi(name, input, { handlesSessionExpired: true }),
      // A whole page load: what the session says of the person has changed.
      () => {
        reachGoal('registered');
        leave(returnUrl);
      },
    );
  }

  return { save, pending, failure };
}
