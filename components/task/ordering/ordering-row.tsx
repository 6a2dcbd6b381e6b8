import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { RichText } from '@/components/task/parts/rich-text';
import { plainText } from '@/lib/contract/markup/plain-text';

type OrderingRowProps = {
  text: string;
  /** From 1. */
  place: number;
  total: number;
  lang?: string | undefined;
  isDragged: boolean;
  /** The list is being put in order by dragging: the row is seen at its place, wherever it stands. */
  isDrafted: boolean;
  /** -1 up, 1 down; absent where nothing can be moved. */
  onMove?: (step: -1 | 1) => void;
  /** What makes a part of the row the handle to drag it by. */
  handle?: HTMLAttributes<HTMLElement>;
};

/** A row of an ordering: its place, its text, the buttons that move it. */
export function OrderingRow(props: OrderingRowProps) {
  const { text, place, total, lang, isDragged, isDrafted, onMove, handle } = props;
  const name = plainText(text);
  return (
    <li
      style={isDrafted ? { order: place } : undefined}
      className={`flex items-stretch overflow-clip rounded-l border bg-surface ${
        isDragged ? 'border-accent bg-accent-tint shadow-raised' : 'border-line'
      }`}
    >
      <span
        {...handle}
        className={`flex w-10 shrink-0 items-center justify-center border-r border-line bg-paper text-body font-semibold text-ink-soft tabular-nums medium:w-16 medium:gap-0.5 ${
          handle ? 'cursor-grab touch-none select-none active:cursor-grabbing' : ''
        }`}
      >
        {handle ? (
          <GripVertical aria-hidden className="hidden size-5 text-control medium:block" />
        ) : null}
        {place}
      </span>
      <span lang={lang} className="min-w-0 flex-1 self-center px-2.5 py-3 medium:px-4">
        <RichText text={text} />
      </span>
      {onMove ? (
        <span className="flex shrink-0 items-center medium:gap-1 medium:pr-2">
          <MoveButton name={name} step={-1} onMove={onMove} isLast={place === 1} />
          <MoveButton name={name} step={1} onMove={onMove} isLast={place === total} />
        </span>
      ) : null}
    </li>
  );
}

type MoveButtonProps = {
  name: string;
  step: -1 | 1;
  /** There is nowhere further to go. */
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
};

/** Not `disabled` at the end of its way: the focus of who pressed it stays on it. */
function MoveButton({ name, step, isLast, onMove }: MoveButtonProps) {
  const words = step === -1 ? 'Выше' : 'Ниже';
  const Icon = step === -1 ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      aria-label={`${words}: ${name}`}
      aria-disabled={isLast}
      title={words}
      onClick={() => onMove(step)}
      className="flex size-11 items-center justify-center rounded-m text-ink-soft hover:bg-accent-tint hover:text-accent-strong aria-disabled:opacity-35 aria-disabled:hover:bg-surface"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
