import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link/text-link';
import { entryTitles } from '@/components/step-review/review-entries';
import type { CmsReviewEntry } from '@/lib/contract/step-review/step-review';
import { formatDayTime } from '@/lib/format/date-time';
import { typeset } from '@/lib/format/typeset';
import { pathOf } from '@/lib/routes/match';

type StepReviewsProps = {
  workbookId: string;
  /** The newest first. */
  entries: readonly CmsReviewEntry[];
  timeZone: string;
};

/** What step approvers and others have said of the steps of a workbook, for editors. [HW-12] */
export function StepReviews({ workbookId, entries, timeZone }: StepReviewsProps) {
  return (
    <div className="page-width pb-10">
      <Card as="section" labelledBy="reviews">
        <h2 id="reviews" className="text-title-s font-semibold">
          Проверка шагов
        </h2>
        {entries.length === 0 ? (
          <p className="mt-3 text-ink-soft">
            Пока никто ничего не&nbsp;сказал. Кому проверять шаги, задано в&nbsp;настройках сервера.
          </p>
        ) : (
          <ul className="mt-4 flex flex-col">
            {entries.map((entry) => (
              <Row
                key={`${entry.stepUuid} ${entry.createdAt} ${entry.kind} ${entry.by}`}
                {...{ workbookId, entry, timeZone }}
              />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

type RowProps = Pick<StepReviewsProps, 'workbookId' | 'timeZone'> & { entry: CmsReviewEntry };

function Row({ workbookId, entry, timeZone }: RowProps) {
  const { stepUuid, stepTitle, kind, by, revision, isOutdated, createdAt, text } = entry;
  return (
    <li className="border-t border-line/70 py-3">
      <TextLink href={pathOf('stepPreview', { workbookId, stepUuid })}>
        {typeset(stepTitle)}
      </TextLink>
      <p className="text-caption text-ink-soft">
        <span className="font-medium text-ink">{entryTitles[kind]}</span> · {by} ·{' '}
        <time dateTime={createdAt}>{formatDayTime(createdAt, timeZone)}</time> · редакция&nbsp;
        {revision}
        {isOutdated ? ', уже заменена' : ''}
      </p>
      {text === '' ? null : (
        <p className="mt-1 max-w-reading whitespace-pre-line wrap-anywhere">{typeset(text)}</p>
      )}
    </li>
  );
}
