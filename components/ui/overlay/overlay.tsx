'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useEscapeTurn } from './use-escape-turn';
import { useNavigationClose } from './use-navigation-close';

/** Why it was asked to close: by the visitor, or because the page behind became another. */
export type CloseReason = 'dismissed' | 'navigation';

/** What everything that opens over the page has in common. */
export type OverlayFrame = {
  open: boolean;
  /** Asked to close: Escape, a press beside it, the cross, a navigation. */
  onClose: (reason: CloseReason) => void;
  /** The fade has ended, and it is removed. */
  onDetached?: () => void;
  /** A change of the path closes it. [UI-06] */
  closesOnNavigation?: boolean;
};

const shape = {
  sheet: 'relative m-auto flex w-full flex-col bg-surface p-6 shadow-raised medium:p-8',
  screen: 'relative flex min-h-full w-full flex-col self-start bg-surface',
} as const;

/** Widths and heights in px are those of the requirements. [UI-05] [UI-06] */
const sizes = {
  dialog: `${shape.sheet} max-w-[546px] rounded-l`,
  container: `${shape.sheet} h-[600px] w-fit max-w-[min(968px,100%)] min-w-[min(392px,100%)] overflow-y-auto rounded-l`,
  popup: `${shape.sheet} max-w-[600px] rounded-xl`,
  popupBig: `${shape.sheet} max-w-[912px] rounded-xl`,
  screen: shape.screen,
} as const;

export type OverlaySize = keyof typeof sizes;

type OverlayProps = OverlayFrame & {
  size: OverlaySize;
  /** `alertdialog`: interrupts and waits for an answer; a press beside it is none. */
  role?: 'dialog' | 'alertdialog';
  /** Escape and a press beside it close it. */
  closeable?: boolean;
  /** Where the focus goes first; the first thing that can have it when not given. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const fade =
  'transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/**
 * What dialogs, popups and full-screen modals are made of: it fades in and out within 200 ms, the
 * page behind does not scroll, the focus stays inside and returns to where it was, and on a small
 * or enlarged screen all of it is reached by scrolling. [UI-05] [UI-06] [UI-12]
 */
export function Overlay({ size, role = 'dialog', initialFocus, children, ...frame }: OverlayProps) {
  const { open, onDetached } = frame;
  const onOpenChange = useCloseRequests(frame);
  const popup = useRef<HTMLDivElement>(null);
  const Root = role === 'alertdialog' ? AlertDialog.Root : Dialog.Root;
  return (
    <Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onDetached?.())}
    >
      {/* A layer of its own: of two, the later covers the earlier, backdrop and all. */}
      <Dialog.Portal className="relative z-50">
        <Dialog.Backdrop forceRender className={`fixed inset-0 bg-ink/45 ${fade}`} />
        <Dialog.Viewport
          className={`fixed inset-0 flex overflow-y-auto overscroll-contain ${size === 'screen' ? 'scroll-pt-20' : 'p-4'}`}
        >
          <Dialog.Popup
            ref={popup}
            initialFocus={(how) =>
              // Neither a keyboard that slides in nor a jump past the beginning comes unasked.
              how === 'touch' || isTooTall(popup.current)
                ? popup.current
                : (initialFocus?.current ?? true)
            }
            className={`outline-none forced-colors:border ${sizes[size]} ${fade}`}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Root>
  );
}

/** Whether not all of it is seen at once. */
function isTooTall(popup: HTMLElement | null): boolean {
  if (!popup) return false;
  return popup.scrollHeight > popup.clientHeight || popup.offsetHeight > window.innerHeight;
}

function useCloseRequests({
  open,
  onClose,
  closeable = true,
  closesOnNavigation = false,
}: OverlayFrame & Pick<OverlayProps, 'closeable'>) {
  const isMyEscape = useEscapeTurn(open);
  useNavigationClose(open && closesOnNavigation, () => onClose('navigation'));

  return (next: boolean, details: Dialog.Root.ChangeEventDetails) => {
    if (next) return;
    if (details.reason === 'escape-key' && !isMyEscape(details.event)) {
      // It may be meant for a tooltip or another overlay, which listens further up.
      details.allowPropagation();
      details.cancel();
    } else if (!closeable && details.reason !== 'close-press') details.cancel();
    else onClose('dismissed');
  };
}
