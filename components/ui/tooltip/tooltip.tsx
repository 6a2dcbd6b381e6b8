'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useId, useState, type ReactElement, type ReactNode } from 'react';
import { useEscapeTurn } from '@/components/ui/overlay/use-escape-turn';
import { sideOf, type TooltipPosition } from './side-of';

/** In milliseconds. [UI-09] */
const SHOW_AFTER = 200;
const HIDE_AFTER = 8;
/** From the element, and from the edges of the window, in px. [UI-09] */
const OFFSET = 8;
const MARGIN = 8;

/** The greatest widths, in px. [UI-09] */
const sizes = {
  m: 'max-w-[min(764px,var(--available-width))]',
  l: 'max-w-[min(808px,var(--available-width))]',
} as const;

/** The pointer crosses the gap between the element and an interactive tooltip without leaving. */
const bridge =
  'before:absolute before:inset-0 before:-z-1 data-[side=bottom]:before:-top-2 data-[side=left]:before:-right-2 data-[side=right]:before:-left-2 data-[side=top]:before:-bottom-2';

type TooltipProps = {
  /** Words only: what can be pressed belongs in a popup, where the keyboard reaches it. */
  content: ReactNode;
  /** The element that it is about: one that can have the focus, such as a button. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** The other side is taken where there is no room. */
  position?: TooltipPosition;
  size?: keyof typeof sizes;
  /** Stays while the pointer is over it: it can be read enlarged, selected, copied. */
  interactive?: boolean;
  /** The words are the name of the element: they are not read out a second time. */
  isName?: boolean;
};

/**
 * Words about an element, shown beside it after 200 ms of hover or at once when the keyboard comes
 * to it, and read out as its description. Escape hides them. [UI-09] [UI-12]
 */
export function Tooltip(props: TooltipProps) {
  const { content, children, position = 'top', size = 'm', interactive = true, isName } = props;
  const side = sideOf(position);
  const id = useId();
  const { open, onOpenChange } = useOpen();
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  const trigger = isName ? children : cloneElement(children, { 'aria-describedby': described });
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disableHoverablePopup={!interactive}>
      <Base.Trigger delay={SHOW_AFTER} closeDelay={HIDE_AFTER} render={trigger} />
      {/* Always there: a description that comes with the focus comes too late to be read out. */}
      {isName ? null : (
        <span id={id} hidden>
          {content}
        </span>
      )}
      <Base.Portal>
        <Base.Positioner
          side={side}
          sideOffset={OFFSET}
          collisionPadding={MARGIN}
          className="z-60 w-max"
        >
          <Base.Popup
            role="tooltip"
            className={`relative isolate rounded-m bg-ink text-caption text-surface shadow-raised transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border ${bridge} ${sizes[size]}`}
          >
            <div className="max-h-(--available-height) overflow-y-auto px-3 py-2 wrap-anywhere">
              {content}
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function useOpen() {
  const [open, setOpen] = useState(false);
  const isMyEscape = useEscapeTurn(open);
  const onOpenChange = (next: boolean, details: Base.Root.ChangeEventDetails) => {
    if (details.reason !== 'escape-key' || isMyEscape(details.event)) setOpen(next);
    else {
      details.allowPropagation();
      details.cancel();
    }
  };
  return { open, onOpenChange };
}
