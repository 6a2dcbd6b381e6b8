import { useState, type PointerEvent } from 'react';

/** A list with the item at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

type Drag = { id: string; order: string[] };

/**
 * Moves rows of a list by pointer. While a row is dragged the order is a draft, which the rows show by
 * CSS `order` alone: an element that is moved in the document loses its pointer, and with it the drag.
 * Releasing applies the new order, a lost pointer discards it. There must also be buttons: not everybody
 * can drag. [UI-12]
 */
export function useRowDrag(order: readonly string[], onDrop: (order: string[]) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const handleOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, order: [...order] });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const row = event.currentTarget.closest('li');
      if (drag === null || row === null) return;
      const from = drag.order.indexOf(id);
      const to = placeAt(row, event.clientY);
      if (to !== from) setDrag({ id, order: moved(drag.order, from, to) });
    },
    onPointerUp() {
      if (drag !== null && drag.order.some((item, index) => item !== order[index]))
        onDrop(drag.order);
      setDrag(null);
    },
    // Lost with a release, too: by then the order is applied.
    onPointerCancel: () => setDrag(null),
    onLostPointerCapture: () => setDrag(null),
  });

  return { handleOf, draft: drag?.order ?? null, draggedId: drag?.id ?? null };
}

/** Where the row belongs when the pointer is at this height: behind the rows whose middles are above. */
function placeAt(row: HTMLElement, y: number): number {
  const others = [...(row.parentElement?.children ?? [])].filter((other) => other !== row);
  return others.filter((other) => {
    const { top, height } = other.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}
