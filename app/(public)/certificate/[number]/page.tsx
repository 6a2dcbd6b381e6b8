import { load, PageError } from '@/app/_server/main-api';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { PublicShell } from '@/app/(public)/public-shell';
import { VerifiedCertificate } from '@/components/certificate/verified-certificate';
import { plainNumber } from '@/lib/certificate/certificate-text';
import { certificateNumberSchema } from '@/lib/contract/certificate/certificate';
import { notQuoted } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ number: string }> };

/** Says to anybody who has its number whether a certificate is genuine; one of nobody is not there. [HW-10] */
async function CertificatePage({ params }: Props) {
  const given = certificateNumberSchema.safeParse(plainNumber((await params).number));
  if (!given.success) throw new PageError({ code: 'not_found', status: 404, requestId: '' });
  const certificate = await load('verifyCertificate', { params: { number: given.data } });
  return (
    <PublicShell>
      <div className="page-width py-8 medium:py-12">
        <h1 className="mb-6 text-title-m font-semibold medium:text-title-l">
          Проверка сертификата
        </h1>
        <VerifiedCertificate certificate={certificate} />
      </div>
    </PublicShell>
  );
}

const page = withErrorStatus(CertificatePage, notQuoted);

export const generateMetadata = page.titled('Проверка сертификата');
export default page;
