import { useState, type PointerEvent } from 'react';

/** A list with the item at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

type Drag = { id: string; order: string[] };

/**
 * Moves rows of a list by pointer. While a row is dragged the order is a draft; letting go hands it
 * over, a lost pointer drops it. There must also be buttons: not everybody can drag. [UI-12]
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
      const list = event.currentTarget.closest('ol');
      if (drag === null || list === null) return;
      const from = drag.order.indexOf(id);
      const to = rowAt(list, event.clientY, from);
      if (to !== from) setDrag({ id, order: moved(drag.order, from, to) });
    },
    onPointerUp() {
      if (drag !== null && drag.order.some((item, index) => item !== order[index]))
        onDrop(drag.order);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });

  return { handleOf, shown: drag?.order ?? order, draggedId: drag?.id ?? null };
}

/** Where a row that came from `from` belongs when the pointer is at this height. */
function rowAt(list: HTMLElement, y: number, from: number): number {
  const others = [...list.children].filter((_, index) => index !== from);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}
