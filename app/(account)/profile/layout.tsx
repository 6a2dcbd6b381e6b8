import type { ReactNode } from 'react';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';

/** Dialogs and notifications, as in the cabinets from which people come here. [UI-06] [UI-08] */
export default function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LazyOverlayHost />
    </>
  );
}
