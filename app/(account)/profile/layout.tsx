import type { ReactNode } from 'react';
import { SessionWatchOf } from '@/app/_server/pages/session-watch-of';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';

/**
 * Dialogs, notifications and the watch of the session, as in the cabinets from which people come here.
 * [UI-06] [UI-08] [AUTH-15]
 */
export default function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LazyOverlayHost />
      <SessionWatchOf />
    </>
  );
}
