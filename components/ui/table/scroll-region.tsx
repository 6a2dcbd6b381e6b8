'use client';

import { MoveHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

type ScrollRegionProps = {
  /** The id of what names it: the caption of the table. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A frame for what may be wider than the screen: it scrolls in itself, by finger and, as soon as
 * there is something to scroll, by keyboard. [UI-12]
 */
export function ScrollRegion({ labelledBy, children }: ScrollRegionProps) {
  const [frame, isWide] = useOverflow();
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
        tabIndex={isWide ? 0 : undefined}
        // Relative: what is hidden for eyes in its cells must not widen the page.
        className="@container relative overflow-x-auto rounded-xl border border-line bg-surface shadow-sheet"
      >
        {children}
      </section>
    </div>
  );
}

/** Whether the content of an element is wider than it. */
function useOverflow(): [RefObject<HTMLElement | null>, boolean] {
  const frame = useRef<HTMLElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setIsWide(element.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [frame, isWide];
}
