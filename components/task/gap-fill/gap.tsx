import type { ComponentProps, ReactNode } from 'react';

type GapProps = Pick<
  ComponentProps<'button'>,
  'draggable' | 'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDrop'
> & {
  label: ReactNode;
  word: ReactNode;
  isPicked: boolean;
  /** A word looks for its place. */
  wantsWord: boolean;
  onPress: () => void;
};

/** A blank: the place of a word, which is pressed to fill it and to empty it. */
export function Gap({ label, word, isPicked, wantsWord, onPress, ...dragging }: GapProps) {
  const filled = word ? 'font-medium text-accent-strong' : '';
  const look =
    isPicked || wantsWord
      ? `border-accent bg-accent-tint ${isPicked ? 'outline-2 -outline-offset-2 outline-accent' : 'border-dashed'}`
      : `hover:border-accent ${word ? 'border-accent bg-accent-tint' : 'border-control bg-paper'}`;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPress}
      className={`mx-0.5 inline-block min-h-11 max-w-[calc(100%-0.5rem)] min-w-24 rounded-t-s border-b-2 px-3 align-baseline leading-7 medium:min-h-9 ${look} ${filled}`}
      {...dragging}
    >
      <span className="sr-only">{label}: </span>
      {word ?? (
        <span lang="ru">
          <span className="sr-only">пусто</span>
          {/* Without a text an empty blank would stand below the line. */}
          <span aria-hidden>{'\u00A0'}</span>
        </span>
      )}
    </button>
  );
}
