'use client';

import { Check } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { pathOf } from '@/lib/routes/match';

/** `answered`: nothing is left to do in the step; `begun`: something is done in it. */
export type StepMark = { number: number; title: string; answered: boolean; begun: boolean };

export type StepListProps = {
  attemptCode: string;
  steps: readonly StepMark[];
  current: number;
  onGoTo: (number: number) => void;
};

/** A plain press; with a key held the browser opens a tab of its own. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** All steps as a row of cells: which are answered, which only in part, which one is open. */
export function StepList({ attemptCode, steps, current, onGoTo }: StepListProps) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const cell = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && cell) showInRow(row.current, cell);
  }, [current]);

  return (
    <nav aria-label="Список заданий">
      <ol
        ref={row}

        // A browser leaves a focused cell that is partly outside where it is. [UI-12]
        onFocus={({ currentTarget, target }) => showInRow(currentTarget, target)}
        className="relative -mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 medium:mx-0 medium:flex-wrap medium:overflow-visible medium:px-0"
      >
        {steps.map((step) => (
          <li key={step.number}>
            <StepCell
              step={step}
              isCurrent={step.number === current}
              href={pathOf('attemptStep', { attemptCode, stepNumber: step.number })}
              onGoTo={onGoTo}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the row sideways until the cell is in its middle. */
function showInRow(row: HTMLElement, cell: HTMLElement): void {
  row.scrollLeft = cell.offsetLeft - (row.clientWidth - cell.clientWidth) / 2;
}

type StepCellProps = {
  step: StepMark;
  isCurrent: boolean;
  href: string;
  onGoTo: (number: number) => void;
};

function StepCell({ step, isCurrent, href, onGoTo }: StepCellProps) {
  const { number, answered, begun } = step;
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`Задание ${number}, ${wordsFor(step)}`}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onGoTo(number);
      }}
      className={`relative flex size-11 items-center justify-center rounded-m border tabular-nums transition-colors duration-150 ${
        answered
          ? 'border-accent bg-accent-tint text-accent-strong'
          : `${begun ? 'border-dashed border-accent' : 'border-line hover:border-control'} bg-surface text-ink`
      } ${isCurrent ? 'font-bold outline-2 -outline-offset-1 outline-accent' : ''}`}
    >
      {number}
      {answered ? (
        <Check aria-hidden strokeWidth={3} className="absolute top-0.5 right-0.5 size-3.5" />
      ) : null}
    </a>
  );
}

function wordsFor({ answered, begun }: StepMark): string {
  if (answered) return 'есть ответ';
  return begun ? 'сделано не до\u00A0конца' : 'нет ответа';
}
