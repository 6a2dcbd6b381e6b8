import { guardedPage } from '@/app/_server/pages/guarded-page';
import { loadCms } from '@/app/_server/session/cms';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { CmsShell } from '@/components/cms/cms-shell';
import { DeliveriesOverview } from '@/components/cms/deliveries/deliveries-overview';
import type { CmsSession } from '@/lib/session/cms-session';

/** What is on its way to school diaries, for operators. [DIARY-06] */
async function CmsDeliveriesPage(editor: CmsSession) {
  const [overview, timeZone] = await Promise.all([
    loadCms('listCmsDeliveries', {}),
    visitorTimeZone(),
  ]);
  return (
    <CmsShell editor={editor}>
      <DeliveriesOverview {...overview} timeZone={timeZone} now={new Date()} />
    </CmsShell>
  );
}

const page = guardedPage('cmsDeliveries', CmsDeliveriesPage);

export const generateMetadata = page.titled('Управление содержанием: дневники');
export default page;
