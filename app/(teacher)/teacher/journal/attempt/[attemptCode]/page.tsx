import { load, PageError } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { ReviewShell } from '@/app/(teacher)/teacher/journal/review-shell';
import { AttemptView } from '@/components/review/attempt/attempt-view';
import { attemptCodeSchema } from '@/lib/contract/attempt/attempt';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ attemptCode: string }> };

/** A student's work, as the teacher reads and judges it. [REV-01] */
async function AttemptPage(_: SessionEntry, { params }: Props) {
  const { attemptCode } = await params;
  if (!attemptCodeSchema.safeParse(attemptCode).success)
    throw new PageError({ code: 'attempt_not_found', status: 404, requestId: '' });
  const [review, timeZone] = await Promise.all([
    load('getAttemptReview', { params: { attemptCode } }),
    visitorTimeZone(),
  ]);
  return (
    <ReviewShell back={pathOf('teacherJournal')} backWords="Журнал">
      <AttemptView key={attemptCode} review={review} timeZone={timeZone} />
    </ReviewShell>
  );
}

const page = guardedPage('teacherAttempt', AttemptPage);

export const generateMetadata = page.titled('Работа ученика');
export default page;
