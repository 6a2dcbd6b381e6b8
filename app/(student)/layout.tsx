import type { ReactNode } from 'react';
import { SessionWatchOf } from '@/app/_server/pages/session-watch-of';
import { PageLoader } from '@/components/layout/page-loader';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { roles } from '@/lib/contract/auth/roles';

/**
 * What the pages of students share: dialogs and notifications, the loader while the next page takes
 * long, and the watch of the session. [UI-02] [UI-06] [UI-08] [AUTH-15]
 */
export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LazyOverlayHost />
      <PageLoader />
      <SessionWatchOf role={roles.student} />
    </>
  );
}
