import type { ReactNode } from 'react';
import { SessionWatchOf } from '@/app/_server/pages/session-watch-of';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { roles } from '@/lib/contract/auth/roles';

/** What the pages of a school's administrator share. [UI-06] [UI-08] [AUTH-15] */
export default function SchoolLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LazyOverlayHost />
      <SessionWatchOf role={roles.schoolAdmin} />
    </>
  );
}
