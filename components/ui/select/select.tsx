'use client';

import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { describedByNotes, FieldNotes, type Notes } from '@/components/ui/field/field-notes';

type SelectOption = {
  value: string;
  label: ReactNode;
  /** The label in plain letters, when it is drawn (a formula): its name, and what typing finds. */
  text?: string;
  /** A short remark beside the label. */
  note?: string;
};

type SelectProps = Notes & {
  label: ReactNode;
  /** The label is read out, not shown: the place says what is chosen. */
  hideLabel?: boolean;
  options: readonly SelectOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  placeholder?: string;
  /** When given, the first entry takes the choice back; says so in these words. */
  clearLabel?: string;
  disabled?: boolean;
  name?: string;
  /** The language of the options, when it is not that of the page. */
  lang?: string;
  /** `inline`: a blank in a line of text. */
  variant?: 'field' | 'inline';
  /** The accent of the list, which is drawn outside of the subtree that has the accent. */
  accent?: string;
};

const triggers = {
  field:
    'flex min-h-12 w-full justify-between gap-3 rounded-m border border-control bg-surface px-4 py-2 live:hover:border-ink-soft data-disabled:border-line data-disabled:bg-paper data-disabled:text-ink-soft aria-invalid:border-negative-strong aria-invalid:shadow-[inset_0_0_0_1px_var(--color-negative-strong)]',
  inline:
    'inline-flex min-h-11 max-w-[calc(100%-1rem)] gap-1.5 rounded-t-s border-b-2 border-control bg-accent-tint px-2.5 align-baseline leading-7 text-accent-strong live:hover:border-accent data-disabled:border-line data-disabled:bg-paper data-disabled:text-ink-soft medium:min-h-9',
} as const;

/** One of several, from a list that opens. */
export function Select({ variant = 'field', options, lang, accent, ...props }: SelectProps) {
  const { label, hideLabel = false, clearLabel, placeholder = 'Выберите' } = props;
  const { description, error } = props;
  const id = useId();
  const clear = clearLabel === undefined ? [] : [{ value: null, label: clearLabel }];
  const items = [...clear, ...options];
  return (
    <Base.Root
      items={items}
      value={props.value}
      onValueChange={props.onValueChange}
      disabled={props.disabled}
      name={props.name}
      modal={false}
    >
      <span className={variant === 'field' ? 'flex min-w-0 flex-col gap-2' : 'contents'}>
        <Base.Label render={<span />} className={hideLabel ? 'sr-only' : 'font-medium'}>
          {label}
        </Base.Label>
        <Base.Trigger
          {...describedByNotes(id, { description, error })}
          className={`items-center text-left data-popup-open:border-accent ${triggers[variant]}`}
        >
          <Base.Value lang={lang} className="min-w-0 data-placeholder:text-ink-soft">
            {(value: string | null) =>
              options.find((option) => option.value === value)?.label ?? placeholder
            }
          </Base.Value>
          <Base.Icon className="shrink-0 text-ink-soft">
            <ChevronDown aria-hidden className="size-4" />
          </Base.Icon>
        </Base.Trigger>
        <FieldNotes id={id} description={description} error={error} />
      </span>
      <Choices
        options={options}
        clearLabel={props.value === null ? undefined : clearLabel}
        lang={lang}
        accent={accent}
      />
    </Base.Root>
  );
}

type ChoicesProps = Pick<SelectProps, 'options'> & {
  clearLabel: string | undefined;
  lang: string | undefined;
  accent: string | undefined;
};

function Choices({ options, clearLabel, lang, accent }: ChoicesProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        data-accent={accent}
        sideOffset={6}
        alignItemWithTrigger={false}
        className="z-50 max-w-(--available-width) outline-none"
      >
        <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-l border border-line bg-surface py-1.5 shadow-raised transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Base.List>
            {clearLabel === undefined ? null : (
              <Row value={null} text={clearLabel}>
                <span className="text-ink-soft">{clearLabel}</span>
              </Row>
            )}
            {options.map(({ value, label: optionLabel, text, note }) => (
              <Row key={value} value={value} text={text} note={note} lang={lang}>
                {optionLabel}
              </Row>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

type RowProps = {
  value: string | null;
  text?: string | undefined;
  note?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
};

function Row({ value, text, note, lang, children }: RowProps) {
  return (
    <Base.Item
      value={value}
      label={text}
      aria-label={text === undefined ? undefined : [text, note].filter(Boolean).join(', ')}
      className="grid min-h-11 max-w-140 grid-cols-[1.25rem_1fr_auto] items-center gap-x-2 px-3 py-2 -outline-offset-2 outline-transparent data-highlighted:bg-accent-tint data-highlighted:outline-2 data-highlighted:shadow-[inset_3px_0_0_var(--accent)] data-selected:font-medium"
    >
      <Base.ItemIndicator className="col-start-1 text-accent-strong">
        <Check aria-hidden className="size-5" />
      </Base.ItemIndicator>
      <Base.ItemText lang={lang} className="col-start-2">
        {children}
      </Base.ItemText>
      {note ? <span className="col-start-3 pl-3 text-caption text-ink-soft">{note}</span> : null}
    </Base.Item>
  );
}
