'use client';

import { FailureNotice } from '@/components/account/failure-notice';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useApi } from '@/lib/api/use-api';
import { momentsOf } from '@/lib/journal/period/period';
import { journalAddress } from '@/lib/journal/period/address';
import type { ShownClass } from '@/components/journal/shown/shown-class';
import { HardTasks } from './hard-tasks';
import { StrugglingList } from './struggling-list';

/** Who in the class may need help, and with what. [HW-06] */
export function HelpPanel({ shown }: { shown: ShownClass }) {
  const { period, timeZone } = shown;
  const { classId } = shown.ofClass;
  const { data, error } = useApi(
    'getJournalHelp',
    { query: { ...momentsOf(period, timeZone), classId } },
    { revalidateOnFocus: false },
  );
  return (
    <div className="grid gap-8 rounded-xl border border-line bg-surface px-4 py-5 shadow-sheet large:grid-cols-2 medium:px-6">
      <StrugglingList shown={shown} />
      <section className="flex min-w-0 flex-col gap-3">
        <h2 className="text-title-s font-semibold">Самые трудные задания</h2>
        {data ? <HardTasks help={data} /> : null}
        {error && !data ? (
          <FailureNotice
            title="Трудные задания не&nbsp;загрузились"
            failure={error.failure}
            returnUrl={journalAddress(period, classId)}
          />
        ) : null}
        {!data && !error ? <Skeleton label="Ищем трудные задания" lines={4} /> : null}
      </section>
    </div>
  );
}
