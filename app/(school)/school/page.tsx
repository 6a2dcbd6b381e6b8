import type { Metadata } from 'next';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { requireVisitor } from '@/app/_server/session/visitor';
import { SignOutLink } from '@/components/account/sign-out-link';
import { PageShell } from '@/components/layout/page-shell';
import { SchoolStart } from '@/components/school/school-start';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';

export const metadata: Metadata = { title: 'Школа' };

/** Where a school's administrator begins. [ROUTE-22] [ROUTE-28] */
async function SchoolPage() {
  const { jwtData } = await requireVisitor('school');
  const config = serverConfig();
  return (
    <PageShell headerSlot={<SignOutLink />}>
      <SchoolStart
        name={jwtData.name}
        patronymic={jwtData.patronymic}
        teacherLink={new URL(pathOf('teacher'), config.PUBLIC_ORIGIN).href}
        instructionUrl={config.SCHOOL_ADMIN_INSTRUCTION_URL}
        contacts={{ email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE }}
      />
    </PageShell>
  );
}

export default withErrorStatus(SchoolPage);
