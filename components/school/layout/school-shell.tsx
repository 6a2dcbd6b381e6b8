import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { SchoolLinks } from './school-links';
import { SchoolTabs, type SchoolTab } from './school-tabs';

type SchoolShellProps = {
  current: SchoolTab;
  title: ReactNode;
  /** Above the title: where it leads back. */
  back?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** What the pages of a school’s cabinet share: header, parts, title. [HW-11] */
export function SchoolShell({ current, title, back, action, children }: SchoolShellProps) {
  return (
    <PageShell headerSlot={<SchoolLinks current={null} />}>
      <SchoolTabs current={current} />
      <div className="page-width flex flex-col gap-6 py-6 medium:gap-8 medium:py-10">
        <div className="print:hidden">
          {back}
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="min-w-0 text-title-m font-semibold break-words medium:text-title-l">
              {title}
            </h1>
            {action}
          </div>
        </div>
        {children}
      </div>
    </PageShell>
  );
}
