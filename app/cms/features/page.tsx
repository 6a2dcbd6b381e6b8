import { guardedPage } from '@/app/_server/pages/guarded-page';
import { loadCms } from '@/app/_server/session/cms';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { CmsShell } from '@/components/cms/cms-shell';
import { FeaturesOverview } from '@/components/cms/features/features-overview';
import type { CmsSession } from '@/lib/session/cms-session';

/** The product features, for operators. [FEAT-01] */
async function CmsFeaturesPage(editor: CmsSession) {
  const [{ features, changes }, timeZone] = await Promise.all([
    loadCms('listCmsFeatures', {}),
    visitorTimeZone(),
  ]);
  return (
    <CmsShell editor={editor}>
      <FeaturesOverview features={features} changes={changes} timeZone={timeZone} />
    </CmsShell>
  );
}

const page = guardedPage('cmsFeatures', CmsFeaturesPage);

export const generateMetadata = page.titled('Управление содержанием: возможности');
export default page;
