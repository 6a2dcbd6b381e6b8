'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Cross } from '@/components/ui/overlay/cross';
import { Overlay, type OverlayFrame } from '@/components/ui/overlay/overlay';

type DialogProps = OverlayFrame & {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** `container`: as wide as its content, from 392 to 968 px, and 600 px high. */
  size?: 'dialog' | 'container';
};

/**
 * A question or a short form over the page: 546 px wide, radius 12 px. The focus stays inside and
 * returns to where it was. [UI-06] [UI-12]
 */
export function Dialog({ title, description, children, actions, size, ...frame }: DialogProps) {
  return (
    <Overlay size={size ?? 'dialog'} {...frame}>
      <DialogWords title={title} description={description} room="pr-10" />
      {children ? <div className="mt-4 grow">{children}</div> : null}
      {actions ? <DialogActions>{actions}</DialogActions> : null}
      <Cross />
    </Overlay>
  );
}

type DialogWordsProps = Pick<DialogProps, 'title' | 'description'> & {
  /** Room for the cross. */
  room?: string;
};

/** What names and describes a dialog. */
export function DialogWords({ title, description, room = '' }: DialogWordsProps) {
  return (
    <>
      <Base.Title className={`text-title-s font-semibold text-balance wrap-anywhere ${room}`}>
        {title}
      </Base.Title>
      {description ? (
        <Base.Description className="mt-2 wrap-anywhere text-ink-soft">
          {description}
        </Base.Description>
      ) : null}
    </>
  );
}

/** The buttons of a dialog, the main one first: under each other on phones. */
export function DialogActions({ children }: Pick<ComponentProps<'div'>, 'children'>) {
  return (
    <div className="mt-8 flex flex-col gap-3 medium:flex-row-reverse medium:flex-wrap medium:justify-start">
      {children}
    </div>
  );
}
