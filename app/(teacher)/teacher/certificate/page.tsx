import { guardedPage } from '@/app/_server/pages/guarded-page';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { load } from '@/app/_server/main-api';
import { CertificateView } from '@/components/certificate/certificate-view';
import { PageShell } from '@/components/layout/page-shell';
import { TextLink } from '@/components/ui/text-link/text-link';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';

/** The teacher's certificate, on one sheet. [ROUTE-19] [HW-10] */
async function TeacherCertificatePage() {
  const own = await load('getCertificate', {});
  return (
    <PageShell headerSlot={<AccountLinks current={null} />}>
      <div className="page-width py-6 medium:py-12 print:p-0">
        <div data-screen className="mb-6">
          <TextLink href={pathOf('teacherProfile')} variant="quiet">
            ← Мои задания
          </TextLink>
          <h1 className="text-title-m font-semibold medium:text-title-l">Сертификат</h1>
        </div>
        <CertificateView {...own} publicOrigin={serverConfig().PUBLIC_ORIGIN} />
      </div>
    </PageShell>
  );
}

const page = guardedPage('teacherCertificate', TeacherCertificatePage);

export const generateMetadata = page.titled('Сертификат');
export default page;
