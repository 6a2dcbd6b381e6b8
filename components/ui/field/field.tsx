import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { describedByNotes, FieldNotes, type Notes } from './field-notes';

type SharedAttributes = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'lang'
  | 'list'
  | 'maxLength'
  | 'minLength'
  | 'name'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'value'
>;

type FieldProps = SharedAttributes &
  Notes & {
    label: ReactNode;
    type?: 'text' | 'datetime-local' | 'email' | 'password' | 'search' | 'tel' | 'url';
    /** Several lines instead of one. */
    multiline?: boolean;
    rows?: number;
    onValueChange?: (value: string) => void;
    onBlur?: () => void;
  };

const look = [
  'block w-full rounded-m border border-control bg-surface px-4 py-2.5 text-body text-ink',
  'placeholder:text-ink-soft live:hover:border-ink-soft read-only:bg-paper',
  'disabled:border-line disabled:bg-paper disabled:text-ink-soft',
  'aria-invalid:border-negative-strong aria-invalid:shadow-[inset_0_0_0_1px_var(--color-negative-strong)]',
].join(' ');

/** A labelled text field: one line, or several with `multiline`. */
export function Field(props: FieldProps) {
  const { label, description, error, ...control } = props;
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={`${id}-control`} className="font-medium">
        {label}
      </label>
      <Control
        {...control}
        id={`${id}-control`}
        {...describedByNotes(id, { description, error })}
      />
      <FieldNotes id={id} description={description} error={error} />
    </div>
  );
}

type ControlProps = Omit<FieldProps, 'label' | 'description' | 'error'> &
  Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

function Control(props: ControlProps) {
  const { type = 'text', multiline = false, rows = 4, onValueChange, ...native } = props;
  // Only where somebody listens: a handler would keep the field from being drawn on the server alone.
  const listener = onValueChange && {
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onValueChange(event.target.value),
  };
  return multiline ? (
    <textarea {...native} {...listener} rows={rows} className={look} />
  ) : (
    <input {...native} {...listener} type={type} className={`${look} min-h-12`} />
  );
}
