import { guardedPage } from '@/app/_server/pages/guarded-page';
import { PageError } from '@/app/_server/main-api';
import { loadCms } from '@/app/_server/session/cms';
import { CmsShell } from '@/components/cms/cms-shell';
import { StepReviews } from '@/components/cms/step-reviews';
import { WorkbookOverview } from '@/components/cms/workbook-overview';
import { workbookIdSchema } from '@/lib/contract/content/content';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { DEFAULT_TIME_ZONE } from '@/lib/format/date-time';
import type { CmsSession } from '@/lib/session/cms-session';

type Props = { params: Promise<{ workbookId: string }> };

/** What is in a workbook, and how much of it is used. [ROUTE-07] */
async function CmsWorkbookPage(editor: CmsSession, { params }: Props) {
  const { workbookId } = await params;
  if (!workbookIdSchema.safeParse(workbookId).success)
    throw new PageError({ code: 'not_found', status: 404, requestId: '' });
  const ofBook = { params: { workbookId } };
  const [workbook, { entries }] = await Promise.all([
    loadCms('getCmsWorkbook', ofBook),
    loadCms('listCmsStepReviews', ofBook),
  ]);
  return (
    <CmsShell editor={editor} accent={getSubject(workbook.subjectId).colour}>
      <WorkbookOverview workbook={workbook} />
      <StepReviews workbookId={workbookId} entries={entries} timeZone={DEFAULT_TIME_ZONE} />
    </CmsShell>
  );
}

const page = guardedPage('cmsWorkbook', CmsWorkbookPage);

export const generateMetadata = page.titled('Управление содержанием: тетрадь');
export default page;
