/** In px: s 12, m 20, l 40. [UI-10] */
const sizes = { s: 'size-3', m: 'size-5', l: 'size-10' } as const;
/** `custom` takes the colour of the text around it. */
const colours = {
  primary: 'text-accent',
  secondary: 'text-ink-soft',
  inversed: 'text-surface',
  custom: '',
} as const;
const positions = {
  static: 'inline-flex',
  absolute: 'pointer-events-none absolute inset-0 flex items-center justify-center',
  fixed: 'pointer-events-none fixed inset-0 z-40 flex items-center justify-center',
} as const;

type SpinnerProps = {
  size?: keyof typeof sizes;
  colour?: keyof typeof colours;
  position?: keyof typeof positions;
  /** What a screen reader says; null where words beside the spinner say it already. */
  label?: string | null;
};

/** Shows that something is being waited for. [UI-10] */
export function Spinner({
  size = 'm',
  colour = 'primary',
  position = 'static',
  label = 'Загрузка…',
}: SpinnerProps) {
  return (
    <span
      role={label === null ? undefined : 'status'}
      className={`${positions[position]} ${colours[colour]}`}
    >
      <svg viewBox="0 0 20 20" className={`animate-turn ${sizes[size]}`} fill="none" aria-hidden>
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label === null ? null : <span className="sr-only">{label}</span>}
    </span>
  );
}
