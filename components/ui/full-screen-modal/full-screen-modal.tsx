'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Overlay, type OverlayFrame } from '@/components/ui/overlay/overlay';

type FullScreenModalProps = OverlayFrame & {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

/** Something that takes the whole screen. The cross is labelled «Закрыть» on desktop. [UI-05] */
export function FullScreenModal(props: FullScreenModalProps) {
  const { title, description, children, ...frame } = props;
  return (
    <Overlay size="screen" {...frame}>
      <header className="sticky top-0 z-10 border-b border-line bg-surface">
        <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2">
          <Base.Title className="line-clamp-2 min-w-0 font-semibold wrap-anywhere medium:text-title-s">
            {title}
          </Base.Title>
          <Base.Close className="-mr-2.5 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-m px-2.5 font-medium text-ink-soft transition-colors duration-150 hover:bg-paper hover:text-ink">
            <span className="sr-only medium:not-sr-only">Закрыть</span>
            <X aria-hidden className="size-5 shrink-0" />
          </Base.Close>
        </div>
      </header>
      <div className="page-width flex-1 py-4 medium:py-8">
        {description === undefined ? null : (
          <Base.Description className="mb-4 text-ink-soft">{description}</Base.Description>
        )}
        {children}
      </div>
    </Overlay>
  );
}
