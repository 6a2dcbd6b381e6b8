import { Clock3 } from 'lucide-react';
import { latenessWords, type Lateness } from '@/lib/journal/marks/lateness';

/** That work is late, in words: colour alone says nothing to many. [HW-06] [UI-12] */
export function LateSign({ lateness }: { lateness: Lateness }) {
  return (
    <span className="inline-flex items-center gap-1 text-caption leading-4 whitespace-nowrap text-warning-strong">
      <Clock3 aria-hidden className="size-3.5 shrink-0" />
      {latenessWords[lateness]}
    </span>
  );
}
