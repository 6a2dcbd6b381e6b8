import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Where the focus was before it came here; it goes back when there is nothing left here that could
 * have it. Returns what the element that is come to needs. [UI-12]
 */
export function useFocusReturn(isEmpty: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isEmpty && place.current?.contains(document.activeElement))
      origin.current?.focus({ preventScroll: true });
  }, [isEmpty]);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      origin.current = relatedTarget;
  };
  return { ref: place, onFocus };
}
