/** A stroke of a pen under the words that matter. */
export function Underlined({ children }: { children: string }) {
  return (
    <span className="relative inline-block">
      {children}
      <svg
        viewBox="0 0 200 14"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden
        className="absolute inset-x-0 -bottom-1.5 h-2.5 w-full stroke-accent medium:-bottom-2 medium:h-3.5"
      >
        <path
          d="M3 8.500C40 4.500 88 3 128 4.200c26 .8 46 1.900 69 3.600M22 12.200c44-3.300 92-4.200 142-2.200"
          strokeWidth="2.600"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}

/** A teacher's tick, before a line of text. */
export function InkTick({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 26 24"
      fill="none"
      aria-hidden
      className={`shrink-0 stroke-accent ${className}`}
    >
      <path
        d="M3 13.500c2.500 2 4.200 4.300 5.600 7.200C11.500 13.600 16.200 7.700 23 2.600"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A dash at the beginning of a line. */
export function InkDash() {
  return (
    <svg viewBox="0 0 24 28" fill="none" aria-hidden className="h-7 w-6 shrink-0 stroke-accent">
      <path d="M3 14.600c5.500-1.100 12-1.300 18-.6" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A number in a circle drawn in one movement. */
export function InkNumber({ children }: { children: number }) {
  return (
    <span className="relative inline-flex size-12 items-center justify-center text-title-s font-bold text-accent-strong">
      <svg viewBox="0 0 48 48" fill="none" aria-hidden className="absolute inset-0 stroke-accent">
        <path
          d="M31 4.600C18.600 1.400 6.200 8.800 4.300 21.400 2.500 33.600 11.600 44.200 24 44.600c12.100.4 21.300-9 21-20.600C44.700 12.400 35.600 3.300 22.600 5"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
      </svg>
      {children}
    </span>
  );
}

/** A strip of tape that holds a picture to the page. */
export function Tape({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute z-10 h-6 w-22 bg-accent/20 [clip-path:polygon(0_12%,4%_0,96%_4%,100%_20%,97%_88%,3%_100%)] ${className}`}
    />
  );
}
