'use client';

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button/lazy-icon-button';
import { countOf } from '@/lib/format/plural';
import { questionForms } from '@/lib/homework/words';
import type { SelectedStep, Selection } from '@/lib/homework/selection';

export type SelectionListProps = {
  selection: Selection;
  lang?: string | undefined;
  onMove: (uuid: string, by: -1 | 1) => void;
  onRemove: (steps: Selection) => void;
};

/** What is chosen, in the order in which students will do it. [HW-01] */
export function SelectionList({ selection, lang, onMove, onRemove }: SelectionListProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The place of a step that was just taken out: the focus goes to the one that has moved there. */
  const emptied = useRef<number | null>(null);

  useEffect(() => {
    if (emptied.current === null) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(emptied.current, rows.length - 1)];
    emptied.current = null;
    row?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [selection]);

  if (selection.length === 0)
    return (
      <p className="squared-paper rounded-l border border-dashed border-control px-4 py-6 text-center text-ink-soft">
        Пока пусто. Отметьте задания в&nbsp;тетради или возьмите сразу весь урок.
      </p>
    );
  return (
    <ol ref={list} className="flex flex-col gap-2">
      {selection.map((step, index) => (
        <Row
          key={step.uuid}
          step={step}
          place={index + 1}
          total={selection.length}
          lang={lang}
          onMove={(by) => onMove(step.uuid, by)}
          onRemove={() => {
            emptied.current = index;
            onRemove([step]);
          }}
        />
      ))}
    </ol>
  );
}

type RowProps = {
  step: SelectedStep;
  /** From 1. */
  place: number;
  total: number;
  lang?: string | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function Row({ step, place, total, lang, onMove, onRemove }: RowProps) {
  const id = useId();
  return (
    <li className="flex items-center rounded-l border border-line bg-surface pl-3">
      <span aria-hidden className="w-7 shrink-0 font-semibold text-ink-soft tabular-nums">
        {place}
      </span>
      <span id={id} lang={lang} className="min-w-0 flex-1 py-2.5 text-caption break-words">
        {step.title}
        {step.taskIds ? (
          // The title may be of another language.
          <span lang="ru" className="block text-ink-soft">
            {countOf(step.taskIds.length, questionForms)}
          </span>
        ) : null}
      </span>
      <span className="flex shrink-0 items-center pl-1">
        <IconButton
          icon={ArrowUp}
          label="Выше"
          ofId={id}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label="Ниже"
          ofId={id}
          disabled={place === total}
          onClick={() => onMove(1)}
        />
        <IconButton icon={X} label="Убрать" ofId={id} onClick={onRemove} />
      </span>
    </li>
  );
}
