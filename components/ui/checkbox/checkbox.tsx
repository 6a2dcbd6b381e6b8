import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { describedByNotes, FieldNotes, type Notes } from '@/components/ui/field/field-notes';
import { choiceMark, choiceRow, choiceText, type ChoiceVariant } from './choice-row';

type CheckboxProps = Notes & {
  label: ReactNode;
  /** The name for screen readers, when the label is drawn (a formula) rather than written. */
  text?: string;
  name?: string;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  required?: boolean;
  /** `tile`: a bordered row that can be pressed as a whole. */
  variant?: ChoiceVariant;
  onCheckedChange?: (checked: boolean) => void;
};

/** A native checkbox in our looks: it works in a form without JavaScript. */
export function Checkbox({
  label,
  text,
  description,
  error,
  variant = 'plain',
  onCheckedChange,
  ...native
}: CheckboxProps) {
  const id = useId();
  const row = (
    <label className={choiceRow(variant)}>
      <span className={`flex ${choiceMark}`}>
        <input
          {...native}
          {...(onCheckedChange && { onChange: (event) => onCheckedChange(event.target.checked) })}
          type="checkbox"
          {...(text ? { 'aria-label': text } : { 'aria-labelledby': `${id}-label` })}
          {...describedByNotes(id, { description, error })}
          className="peer size-6 appearance-none rounded-s border-2 border-control bg-surface checked:border-accent checked:bg-accent disabled:border-control/50 disabled:bg-paper checked:disabled:border-transparent checked:disabled:bg-control not-checked:aria-invalid:border-negative-strong forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-1 size-4 text-surface opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span className={choiceText}>
        <span id={`${id}-label`}>{label}</span>
        {description ? (
          <span id={`${id}-description`} className="block text-caption text-ink-soft">
            {description}
          </span>
        ) : null}
      </span>
    </label>
  );
  if (!error) return row;
  return (
    <div className="flex flex-col gap-1">
      {row}
      <FieldNotes id={id} error={error} />
    </div>
  );
}
