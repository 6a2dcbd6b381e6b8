import { useId, type ReactNode } from 'react';
import {
  choiceMark,
  choiceRow,
  choiceText,
  type ChoiceVariant,
} from '@/components/ui/checkbox/choice-row';
import { describedByNotes, FieldNotes, type Notes } from '@/components/ui/field/field-notes';

type RadioOption = {
  value: string;
  label: ReactNode;
  /** The name for screen readers, when the label is drawn (a formula) rather than written. */
  text?: string;
  description?: ReactNode;
};

type RadioGroupProps = Notes & {
  options: readonly RadioOption[];
  name?: string;
  value?: string | null;
  defaultValue?: string;
  disabled?: boolean;
  required?: boolean;
  /** `tile`: bordered rows that can be pressed as a whole. */
  variant?: ChoiceVariant;
  onValueChange?: (value: string) => void;
} & ({ label: ReactNode; labelledBy?: never } | { label?: never; labelledBy: string });

/** One of several. Native radio buttons: arrows move, a form without JavaScript sends them. */
export function RadioGroup({ label, labelledBy, variant = 'plain', ...rest }: RadioGroupProps) {
  const id = useId();
  const { options, disabled, required, description, error } = rest;
  return (
    <div
      role="radiogroup"
      {...describedByNotes(id, { description, error })}
      aria-labelledby={labelledBy ?? `${id}-legend`}
      aria-required={required}
      aria-disabled={disabled}
      className="group/choices flex flex-col gap-2"
    >
      {label ? (
        <p id={`${id}-legend`} className="font-medium">
          {label}
        </p>
      ) : null}
      <div className={`flex flex-col ${variant === 'tile' ? 'gap-3' : ''}`}>
        {options.map((option) => (
          <RadioRow key={option.value} id={id} option={option} variant={variant} group={rest} />
        ))}
      </div>
      <FieldNotes id={id} description={description} error={error} />
    </div>
  );
}

type RadioRowProps = {
  id: string;
  option: RadioOption;
  variant: ChoiceVariant;
  group: Pick<
    RadioGroupProps,
    'name' | 'value' | 'defaultValue' | 'disabled' | 'required' | 'onValueChange'
  >;
};

function RadioRow({ id, option, variant, group }: RadioRowProps) {
  const { value, label, text, description } = option;
  const { onValueChange } = group;
  const ownId = `${id}-${value}`;
  return (
    <label className={choiceRow(variant)}>
      <input
        type="radio"
        name={group.name ?? id}
        value={value}
        disabled={group.disabled}
        required={group.required}
        {...(text ? { 'aria-label': text } : { 'aria-labelledby': `${ownId}-label` })}
        aria-describedby={description ? `${ownId}-description` : undefined}
        {...(group.value === undefined
          ? { defaultChecked: group.defaultValue === value }
          : { checked: group.value === value })}
        {...(onValueChange
          ? { onChange: () => onValueChange(value) }
          : group.value !== undefined && { readOnly: true })}
        className={`appearance-none rounded-full border-2 border-control bg-surface checked:border-[0.4375rem] checked:border-accent group-aria-invalid/choices:not-checked:border-negative-strong disabled:border-control/50 disabled:bg-paper checked:disabled:border-control forced-colors:appearance-auto ${choiceMark}`}
      />
      <span className={choiceText}>
        <span id={`${ownId}-label`}>{label}</span>
        {description ? (
          <span id={`${ownId}-description`} className="block text-caption text-ink-soft">
            {description}
          </span>
        ) : null}
      </span>
    </label>
  );
}
