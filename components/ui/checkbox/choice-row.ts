const variants = {
  plain: 'flex min-h-11 items-baseline gap-3 py-2 has-disabled:text-ink-soft',
  tile: [
    'flex min-h-14 items-baseline gap-4 rounded-l border border-line bg-surface px-4 py-3',
    'transition-colors duration-150 has-enabled:hover:border-control',
    'has-checked:border-accent has-checked:bg-accent-tint has-enabled:has-checked:hover:border-accent',
    'has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-disabled:bg-paper has-disabled:text-ink-soft',
    'has-checked:has-disabled:border-control has-checked:has-disabled:shadow-none',
    'has-aria-invalid:not-has-checked:border-negative-strong',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
    '[&_input]:focus-visible:outline-none',
  ].join(' '),
} as const;

export type ChoiceVariant = keyof typeof variants;

/** The row of one choice, checkbox or radio: the whole of it is the target. */
export const choiceRow = (variant: ChoiceVariant): string => variants[variant];

/** The mark of a choice: its middle is the middle of the letters on the first line. */
export const choiceMark = 'relative top-1.5 size-6 shrink-0';

/** The words of a choice. */
export const choiceText = 'min-w-0 flex-1 py-0.5 break-words';
