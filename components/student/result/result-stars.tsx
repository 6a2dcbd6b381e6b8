import { Star } from 'lucide-react';

const HIGHEST = 5;

/** A work with fewer is not lowered once more by a row of empty stars. */
const LOWEST = 3;

/** As many stars as the grade, for the youngest; the grade itself stands beside them. [CFG-05] */
export function ResultStars({ grade }: { grade: number }) {
  if (grade < LOWEST) return null;
  return (
    <p aria-hidden className="mt-3 flex justify-center gap-1 medium:justify-start">
      {Array.from({ length: HIGHEST }, (_, at) => (
        <Star
          key={at}
          className={`size-7 ${at < grade ? 'fill-accent stroke-accent' : 'fill-none stroke-control'}`}
        />
      ))}
    </p>
  );
}
