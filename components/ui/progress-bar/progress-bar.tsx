export type ProgressBarProps = {
  /** How many are done. */
  value: number;
  /** Of how many. */
  max: number;
  /** What progresses: «Выполнено заданий». */
  label: string;
  /** The numbers stand beside the bar: «3 из 12». */
  withCount?: boolean;
};

/** More cells than this are too narrow to be told apart on a phone: then the bar is continuous. */
const MAX_CELLS = 30;

/** How far one has got: a row of notebook cells, filled one by one. */
export function ProgressBar({ value, max, label, withCount = false }: ProgressBarProps) {
  const total = Math.max(1, max);
  const done = Math.min(Math.max(0, value), total);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={`${done} из ${total}`}
      className="flex w-full items-center gap-4"
    >
      <div className="flex-1">
        {total <= MAX_CELLS ? (
          <Cells done={done} total={total} />
        ) : (
          <Line done={done} total={total} />
        )}
      </div>
      {withCount ? (
        <span className="text-caption text-ink-soft tabular-nums">{`${done} из ${total}`}</span>
      ) : null}
    </div>
  );
}

function Cells({ done, total }: { done: number; total: number }) {
  return (
    <div className="flex gap-0.5">
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={`h-2 flex-1 border border-transparent transition-colors duration-300 first:rounded-l-full last:rounded-r-full ${
            index < done ? 'bg-accent forced-colors:bg-[Highlight]' : 'bg-line'
          }`}
        />
      ))}
    </div>
  );
}

/** Drawn, not styled: a width in a style attribute would need a hole in the security policy. */
function Line({ done, total }: { done: number; total: number }) {
  return (
    <svg
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      className="block h-2 w-full rounded-full bg-line forced-colors:border"
      aria-hidden
    >
      <rect width={done} height="1" className="fill-accent forced-colors:fill-[Highlight]" />
    </svg>
  );
}
