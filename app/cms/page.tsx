import { guardedPage } from '@/app/_server/pages/guarded-page';
import { loadCms } from '@/app/_server/session/cms';
import { CmsShell } from '@/components/cms/cms-shell';
import { WorkbookTable } from '@/components/cms/workbook-table';
import type { CmsSession } from '@/lib/session/cms-session';

/** The workbooks, for those who make them. [ROUTE-07] */
async function CmsPage(editor: CmsSession) {
  const { workbooks } = await loadCms('listCmsWorkbooks', {});
  return (
    <CmsShell editor={editor}>
      <WorkbookTable workbooks={workbooks} />
    </CmsShell>
  );
}

const page = guardedPage('cms', CmsPage);

export const generateMetadata = page.titled('Управление содержанием');
export default page;
