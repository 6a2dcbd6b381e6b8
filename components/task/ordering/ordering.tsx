'use client';

import { useState } from 'react';
import { OrderingRow } from './ordering-row';
import { moved, useRowDrag } from './use-row-drag';
import { Button } from '@/components/ui/button/button';
import { plainText } from '@/lib/contract/markup/plain-text';
import type { TaskKindProps } from '@/components/task/task-props';

/**
 * Items to be put in order: by the buttons of a row, or by dragging it. The order in which they came
 * is not an answer until something was moved or «Оставить так» was pressed.
 */
export function Ordering(props: TaskKindProps<'ordering'>) {
  const { task, value, onChange, readOnly, labelledBy, lang } = props;
  const [announcement, setAnnouncement] = useState('');
  const texts = new Map(task.items.map(({ id, text }) => [id, text]));
  const order = completed(value?.order ?? [], [...texts.keys()]);
  const { draft, draggedId, handleOf } = useRowDrag(order, answer);

  function answer(next: readonly string[]) {
    onChange({ kind: 'ordering', order: [...next] });
  }

  function move(from: number, to: number) {
    const text = texts.get(order[from] ?? '');
    if (text === undefined || to < 0 || to >= order.length) return;
    answer(moved(order, from, to));
    setAnnouncement(`${plainText(text)} — место ${to + 1} из ${order.length}`);
  }

  return (
    <div className="flex max-w-180 flex-col items-start gap-4">
      <ol aria-labelledby={labelledBy} className="flex w-full flex-col gap-2">
        {order.map((id, index) => (
          <OrderingRow
            key={id}
            text={texts.get(id) ?? ''}
            place={(draft ?? order).indexOf(id) + 1}
            isDrafted={draft !== null}
            total={order.length}
            lang={lang}
            isDragged={draggedId === id}
            {...(!readOnly && {
              onMove: (step) => move(index, index + step),
              handle: handleOf(id),
            })}
          />
        ))}
      </ol>
      {value === null && !readOnly ? <KeepOrder onKeep={() => answer(order)} /> : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function KeepOrder({ onKeep }: { onKeep: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-body">
      <Button variant="secondary" size="s" onClick={onKeep}>
        Оставить так
      </Button>
      <span className="text-ink-soft">если порядок уже верный</span>
    </div>
  );
}

/** The saved order, without items that the task no longer has and with those that it lacks. */
function completed(saved: readonly string[], given: readonly string[]): string[] {
  const known = saved.filter((id, index) => given.includes(id) && saved.indexOf(id) === index);
  return [...known, ...given.filter((id) => !known.includes(id))];
}
