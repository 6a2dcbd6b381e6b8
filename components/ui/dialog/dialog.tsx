'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

type DialogProps = {
  open: boolean;
  /** Asked to close: Escape, a press beside the dialog, the cross. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
};

const fade =
  'transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/**
 * A question or a short form over the page: 546 px wide, radius 12 px. The focus stays inside and
 * returns to where it was. [UI-06] [UI-12]
 */
export function Dialog({ open, onClose, title, description, children, actions }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className={`fixed inset-0 z-40 bg-ink/45 ${fade}`} />
        <Base.Viewport className="fixed inset-0 z-50 flex overflow-y-auto p-4">
          <Base.Popup
            className={`relative m-auto flex w-full max-w-[546px] flex-col rounded-l bg-surface p-6 shadow-raised outline-none medium:p-8 ${fade}`}
          >
            <Base.Title className="pr-10 text-title-s font-semibold text-balance">
              {title}
            </Base.Title>
            {description ? (
              <Base.Description className="mt-2 text-ink-soft">{description}</Base.Description>
            ) : null}
            {children ? <div className="mt-4">{children}</div> : null}
            {actions ? (
              <div className="mt-8 flex flex-col gap-3 medium:flex-row-reverse medium:justify-start">
                {actions}
              </div>
            ) : null}
            <Base.Close
              aria-label="Закрыть"
              className="absolute top-3.5 right-3.5 flex size-11 items-center justify-center rounded-m text-ink-soft hover:bg-paper hover:text-ink medium:top-5.5 medium:right-5.5"
            >
              <X aria-hidden className="size-5" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
