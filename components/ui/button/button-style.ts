const looks = {
  primary: 'border-transparent bg-accent text-surface live:hover:bg-accent-strong',
  secondary:
    'border-control bg-surface text-ink live:hover:border-accent live:hover:bg-accent-tint',
  quiet: 'border-transparent text-accent-strong live:hover:bg-accent-tint',
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
    // A border always: in the contrast mode of the system it is what is left of a button.
    'relative inline-flex max-w-full min-w-0 items-center justify-center gap-2 rounded-m border py-2',
    'text-center font-semibold break-words transition-colors duration-150 select-none',
    'live:active:translate-y-px',
    'not-data-loading:disabled:opacity-45 data-loading:cursor-progress aria-disabled:cursor-default',
    looks[variant],
    sizes[size],
    wide ? 'w-full medium:w-auto' : '',
  ].join(' ');
}
