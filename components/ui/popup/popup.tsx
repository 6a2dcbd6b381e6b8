'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Cross } from '@/components/ui/overlay/cross';
import { Overlay, type OverlayFrame } from '@/components/ui/overlay/overlay';

type PopupProps = OverlayFrame & {
  title: ReactNode;
  /** The title is read out, not shown: the content has a heading of its own. */
  hideTitle?: boolean;
  /** Up to 912 px wide instead of 600. */
  big?: boolean;
  /** Has a cross, and closes on Escape and a press beside it; otherwise its content has to. */
  closeable?: boolean;
  children: ReactNode;
};

/** A sheet of something over the page: 200 ms fades, at most 600 px wide, 912 when big. [UI-05] */
export function Popup(props: PopupProps) {
  const { title, hideTitle = false, big = false, closeable = true, children, ...frame } = props;
  return (
    <Overlay size={big ? 'popupBig' : 'popup'} closeable={closeable} {...frame}>
      <Base.Title
        className={
          hideTitle
            ? 'sr-only'
            : `mb-4 text-title-m font-semibold wrap-anywhere ${closeable ? 'pr-10' : ''}`
        }
      >
        {title}
      </Base.Title>
      {children}
      {closeable ? <Cross /> : null}
    </Overlay>
  );
}
