import { CircleAlert } from 'lucide-react';
import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';

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

type FieldProps = SharedAttributes & {
  label: ReactNode;
  /** What helps to fill it in: format, example, why it is asked. */
  description?: ReactNode;
  /** What is wrong and what to do; its presence marks the field as wrong. */
  error?: ReactNode;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  /** Several lines instead of one. */
  multiline?: boolean;
  rows?: number;
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
};

const look = [
  'block w-full rounded-m border border-control bg-surface px-4 py-2.5 text-body text-ink',
  'placeholder:text-ink-soft hover:border-ink-soft read-only:bg-paper',
  'disabled:border-line disabled:bg-paper disabled:text-ink-soft',
  'aria-invalid:border-negative-strong aria-invalid:shadow-[inset_0_0_0_1px_var(--color-negative-strong)]',
].join(' ');

/** A labelled text field: one line, or several with `multiline`. */
export function Field(props: FieldProps) {
  const { label, description, error, ...control } = props;
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false;
  const describedBy = [description ? `${id}-description` : '', hasError ? `${id}-error` : ''];
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={`${id}-control`} className="font-medium">
        {label}
      </label>
      <Control
        {...control}
        id={`${id}-control`}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy.join(' ').trim() || undefined}
      />
      {description ? (
        <p id={`${id}-description`} className="text-caption text-ink-soft">
          {description}
        </p>
      ) : null}
      {hasError ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-caption text-negative-strong">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
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
