import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { describedByNotes, FieldNotes, type Notes } from '@/components/ui/field/field-notes';

export type SelectOption = { value: string; label: string };

type NativeSelectProps = Notes &
  Pick<ComponentProps<'select'>, 'name' | 'defaultValue' | 'required' | 'autoFocus'> & {
    label: string;
    options: readonly SelectOption[];
  };

/** One of several from the browser's own list: works in a form without JavaScript. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, options, description, error, ...native } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={`${id}-control`} className="font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          {...native}
          id={`${id}-control`}
          {...describedByNotes(id, { description, error })}
          className="block min-h-12 w-full appearance-none rounded-m border border-control bg-surface py-2.5 pr-11 pl-4 text-body text-ink invalid:text-ink-soft live:hover:border-ink-soft aria-invalid:border-negative-strong aria-invalid:shadow-[inset_0_0_0_1px_var(--color-negative-strong)]"
        >
          <option value="">Выберите</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4 text-ink-soft"
        />
      </div>
      <FieldNotes id={id} description={description} error={error} />
    </div>
  );
}
