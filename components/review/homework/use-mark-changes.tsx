'use client';

import { useRouter } from 'next/navigation';
import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { useCall } from '@/lib/api/use-calls';
import type { Result } from '@/lib/contract/call/result';
import type { MarkChanges } from '@/lib/contract/review/changes';

const load = () => import('./mark-changes');

/**
 * Asks what a change would move, shows it, and makes it when the teacher says so. [REV-04]
 *
 * @param call tells the changes for null, and makes those that were told with a print
 */
export function useMarkChanges(
  title: string,
  call: (print: string | null) => Promise<Result<MarkChanges>>,
) {
  const router = useRouter();
  const { pending, failure, run } = useCall();
  const make = (print: string | null) =>
    void run(
      () => call(print),
      () => router.refresh(),
    );
  async function show({ changes, print }: MarkChanges): Promise<void> {
    const { MarkChangesDialog } = await loadLazy(load);
    await openOverlays();
    askDialog((frame) => (
      <MarkChangesDialog {...frame} {...{ title, changes }} onConfirm={() => make(print)} />
    ));
  }
  const ask = () =>
    void run(
      () => call(null),
      (told) => void show(told),
    );
  return { pending, failure, ask };
}
