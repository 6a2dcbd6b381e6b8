const looks = {
  primary: 'bg-accent text-surface hover:bg-accent-strong active:bg-accent-strong',
  secondary:
    'border border-control bg-surface text-ink hover:border-accent hover:bg-accent-tint active:bg-accent-tint',
  quiet: 'text-accent-strong hover:bg-accent-tint active:bg-accent-tint',
} as const;
const sizes = {
  /** 48 px. */
  m: 'min-h-12 px-6 text-body',
  /** 44 px under a finger, 40 px where there is room and a mouse. */
  s: 'min-h-11 px-4 text-body medium:min-h-10 medium:text-caption',
} as const;

export type ButtonLook = {
  variant?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Takes the whole width, on phones only. */
  wide?: boolean;
};

/** The classes that a button and a link that looks like one share. */
export function buttonStyle({ variant = 'primary', size = 'm', wide = false }: ButtonLook): string {
  return [
    'relative inline-flex items-center justify-center gap-2 rounded-m py-2 text-center font-semibold',
    'transition-colors duration-150 select-none',
    'not-data-loading:disabled:opacity-45 data-loading:cursor-progress aria-disabled:cursor-default',
    looks[variant],
    sizes[size],
    wide ? 'w-full medium:w-auto' : '',
  ].join(' ');
}
