import { load, PageError } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { HeaderLinks } from '@/app/_server/pages/header-links';
import { SessionWatchOf } from '@/app/_server/pages/session-watch-of';
import { readVisitor } from '@/app/_server/session/visitor';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { PageShell } from '@/components/layout/page-shell';
import { ReviewPanel } from '@/components/step-review/lazy-review-panel';
import { StepPreviewPage } from '@/components/step-review/step-preview-page';
import { stepUuidSchema, workbookIdSchema, type Workbook } from '@/lib/contract/content/content';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ workbookId: string; stepUuid: string }> };

/** A step of a workbook, for who is to check it and for who wants to see it. [ROUTE-12] [HW-12] */
async function StepPreviewRoute(entry: SessionEntry, { params }: Props) {
  const { workbookId, stepUuid } = await params;
  if (
    !workbookIdSchema.safeParse(workbookId).success ||
    !stepUuidSchema.safeParse(stepUuid).success
  )
    throw notThere;
  const [workbook, step, review, timeZone, { visitor }] = await Promise.all([
    load('getWorkbook', { params: { workbookId } }),
    load('getStep', { params: { stepUuid } }),
    load('getStepReview', { params: { stepUuid } }),
    visitorTimeZone(),
    readVisitor(),
  ]);
  if (!hasStep(workbook, stepUuid)) throw notThere;
  const path = pathOf('stepPreview', { workbookId, stepUuid });
  return (
    <PageShell
      accent={getSubject(workbook.subjectId).colour}
      headerSlot={<HeaderLinks entry={entry} current={null} />}
    >
      <SessionWatchOf />
      <StepPreviewPage
        workbook={workbook}
        step={step}
        revision={visitor.isTester ? review.revision : null}
      >
        {review.mayApprove || review.maySuggest ? (
          <ReviewPanel {...{ stepUuid, review, path, timeZone }} />
        ) : null}
      </StepPreviewPage>
    </PageShell>
  );
}

const notThere = new PageError({ code: 'not_found', status: 404, requestId: '' });

const hasStep = ({ modules }: Workbook, stepUuid: string) =>
  modules.some(({ lessons }) =>
    lessons.some(({ steps }) => steps.some(({ uuid }) => uuid === stepUuid)),
  );

const page = guardedPage('stepPreview', StepPreviewRoute);

export const generateMetadata = page.titled('Просмотр задания');
export default page;
