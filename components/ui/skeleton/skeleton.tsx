type SkeletonProps = {
  /** What is being waited for, read out once: «Загружаем задания». */
  label: string;
  /** How many lines of text, or blocks, will come. */
  lines?: number;
  shape?: 'text' | 'block';
};

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'] as const;

/** The place of what is on its way, so that the page does not jump when it comes. */
export function Skeleton({ label, lines = 3, shape = 'text' }: SkeletonProps) {
  return (
    <div role="status" className="animate-breathe">
      <span className="sr-only">{label}</span>
      <div
        aria-hidden
        className={`flex flex-col ${shape === 'text' ? 'max-w-reading gap-3' : 'gap-4'}`}
      >
        {Array.from({ length: lines }, (_, index) =>
          shape === 'text' ? (
            <span
              key={index}
              className={`h-4 rounded-s border border-transparent bg-line ${widths[index % widths.length] ?? ''}`}
            />
          ) : (
            <span key={index} className="squared-paper h-24 rounded-l border border-line" />
          ),
        )}
      </div>
    </div>
  );
}
