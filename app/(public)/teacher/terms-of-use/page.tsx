import type { Metadata } from 'next';
import { pageHead } from '@/app/_server/pages/page-head';
import { PublicPageData } from '@/app/_server/pages/public-page-data';
import { PublicShell } from '@/app/(public)/public-shell';
import { Breadcrumbs } from '@/components/landing/parts/breadcrumbs';
import { LegalPage } from '@/components/legal/legal-page';
import { serverConfig } from '@/lib/config/server';
import { officialDocuments } from '@/lib/legal/official-documents';
import { teacherTerms } from '@/lib/legal/teacher-terms';
import { pathOf } from '@/lib/routes/match';

export function generateMetadata(): Promise<Metadata> {
  return pageHead(teacherTerms);
}

/** The licence terms for teachers. [ROUTE-20] */
export default function TeacherTermsPage() {
  const config = serverConfig();
  return (
    <PublicShell>
      <PublicPageData id="teacherTerms" head={teacherTerms} here={teacherTerms.title} />
      <Breadcrumbs trail={[{ title: teacherTerms.title }]} />
      <LegalPage
        text={teacherTerms}
        documents={officialDocuments(config)}
        contacts={{ email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE }}
        related={[
          { href: `${pathOf('application')}?landingName=teacher`, label: 'Лицензия для учителя' },
          { href: pathOf('userAgreement'), label: 'Пользовательское соглашение' },
        ]}
      />
    </PublicShell>
  );
}
