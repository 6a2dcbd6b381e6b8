import type { Metadata } from 'next';
import { pageHead } from '@/app/_server/pages/page-head';
import { PublicPageData } from '@/app/_server/pages/public-page-data';
import { PublicShell } from '@/app/(public)/public-shell';
import { Breadcrumbs } from '@/components/landing/parts/breadcrumbs';
import { LegalPage } from '@/components/legal/legal-page';
import { serverConfig } from '@/lib/config/server';
import { officialDocuments } from '@/lib/legal/official-documents';
import { userAgreement } from '@/lib/legal/user-agreement';
import { pathOf } from '@/lib/routes/match';

export function generateMetadata(): Promise<Metadata> {
  return pageHead(userAgreement);
}

/** The rules for everybody. [ROUTE-24] */
export default function UserAgreementPage() {
  const config = serverConfig();
  return (
    <PublicShell>
      <PublicPageData id="userAgreement" head={userAgreement} here={userAgreement.title} />
      <Breadcrumbs trail={[{ title: userAgreement.title }]} />
      <LegalPage
        text={userAgreement}
        documents={officialDocuments(config)}
        contacts={{ email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE }}
        related={[
          { href: pathOf('teacherTerms'), label: 'Условия использования для учителей' },
          { href: pathOf('application'), label: 'Оставить заявку' },
        ]}
      />
    </PublicShell>
  );
}
