import { useId } from 'react';

type SegmentedProps<Value extends string> = {
  /** What is chosen; read out, not shown. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
};

/** A switch between a few views of the same thing. Radio buttons: one tab stop, arrows move. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
      className="flex w-full rounded-m border border-transparent bg-line/60 p-1 medium:w-fit"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 min-w-0 flex-auto items-center justify-center rounded-s border border-transparent px-2 py-1 text-center text-ink-soft transition-colors duration-150 has-enabled:hover:text-ink has-checked:border-control has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-disabled:opacity-45 has-focus-visible:outline-3 has-focus-visible:outline-accent medium:min-h-9 medium:flex-none medium:px-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onValueChange(option.value)}
            className="sr-only forced-colors:not-sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
