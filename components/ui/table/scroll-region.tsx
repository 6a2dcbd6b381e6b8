'use client';

import { MoveHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

type ScrollRegionProps = {
  /** The id of what names it: the caption of the table. */
  labelledBy: string;
  /** At most as high as the window: it scrolls downwards in itself, too. */
  isTall?: boolean;
  children: ReactNode;
};

/**
 * A frame for what may be wider than the screen: it scrolls in itself, by finger and, as soon as
 * there is something to scroll, by keyboard. [UI-12]
 */
export function ScrollRegion({ labelledBy, isTall = false, children }: ScrollRegionProps) {
  const [frame, { isWide, isHigh }] = useOverflow();
  return (
    <div>
      {isWide ? (
        <p className="mb-2 flex items-center gap-2 text-caption text-ink-soft">
          <MoveHorizontal aria-hidden className="size-4 shrink-0" />
          Таблица шире экрана: её можно двигать вбок
        </p>
      ) : null}
      <section
        ref={frame}
        aria-labelledby={labelledBy}
        tabIndex={isWide || isHigh ? 0 : undefined}
        // Relative: what is hidden for eyes in its cells must not widen the page.
        className={`@container relative rounded-xl border border-line bg-surface shadow-sheet ${isTall ? tall : 'overflow-x-auto'}`}
      >
        {children}
      </section>
    </div>
  );
}

/** What has the focus is not behind the names and heads that stay in their places. [UI-12] */
const tall = 'max-h-[max(20rem,85dvh)] scroll-pt-28 scroll-pl-44 overflow-auto medium:scroll-pl-80';

type Overflow = { isWide: boolean; isHigh: boolean };

/** Whether the content of an element is wider or higher than it. */
function useOverflow(): [RefObject<HTMLElement | null>, Overflow] {
  const frame = useRef<HTMLElement>(null);
  const [overflow, setOverflow] = useState<Overflow>({ isWide: false, isHigh: false });
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setOverflow({
        isWide: element.scrollWidth > element.clientWidth + 1,
        isHigh: element.scrollHeight > element.clientHeight + 1,
      }),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [frame, overflow];
}
