import type { Metadata } from 'next';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { loadCms, requireEditor } from '@/app/_server/session/cms';
import { CmsShell } from '@/components/cms/cms-shell';
import { WorkbookTable } from '@/components/cms/workbook-table';

export const metadata: Metadata = { title: 'Управление содержанием' };

/** The workbooks, for those who make them. [ROUTE-07] */
async function CmsPage() {
  const editor = await requireEditor('cms');
  const { workbooks } = await loadCms('listCmsWorkbooks', {});
  return (
    <CmsShell editor={editor}>
      <WorkbookTable workbooks={workbooks} />
    </CmsShell>
  );
}

export default withErrorStatus(CmsPage);
