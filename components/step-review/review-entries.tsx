import type { ReviewEntry } from '@/lib/contract/step-review/step-review';
import { formatDayTime } from '@/lib/format/date-time';
import { typeset } from '@/lib/format/typeset';

/** What an entry is, before the name. */
export const entryTitles: Record<ReviewEntry['kind'], string> = {
  approval: 'Одобрено',
  comment: 'Замечание',
  suggestion: 'Предложение',
};

type ReviewEntriesProps = {
  /** The newest first. */
  entries: readonly ReviewEntry[];
  /** The newest one. */
  revision: number;
  timeZone: string;
};

/** What was said of a step. [HW-12] */
export function ReviewEntries({ entries, revision, timeZone }: ReviewEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label="Что уже сказано" className="flex flex-col gap-4 border-t border-line pt-4">
      {entries.map((entry) => (
        <li key={`${entry.createdAt} ${entry.kind} ${entry.by}`}>
          <p className="text-caption text-ink-soft">
            <span className="font-medium text-ink">{entryTitles[entry.kind]}</span> · {entry.by} ·{' '}
            <time dateTime={entry.createdAt}>{formatDayTime(entry.createdAt, timeZone)}</time>
            {entry.revision === revision ? null : <> · редакция&nbsp;{entry.revision}</>}
          </p>
          {entry.text === '' ? null : (
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{typeset(entry.text)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
