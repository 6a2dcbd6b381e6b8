import { useId } from 'react';

type SegmentedProps<Value extends string> = {
  /** What is chosen; read out, not shown. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** A switch between a few views of the same thing. Radio buttons: one tab stop, arrows move. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex w-full rounded-m bg-line/60 p-1 medium:w-fit"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 flex-1 items-center justify-center rounded-s px-2 text-center text-ink-soft transition-colors duration-150 hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-3 has-focus-visible:outline-accent medium:min-h-9 medium:flex-none medium:px-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="sr-only forced-colors:not-sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
