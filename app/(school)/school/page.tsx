import { CabinetAsksOf } from '@/app/_server/pages/cabinet-asks-of';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { withSchool } from '@/app/(school)/with-school';
import { PageShell } from '@/components/layout/page-shell';
import { SchoolLinks } from '@/components/school/layout/school-links';
import { SchoolTabs } from '@/components/school/layout/school-tabs';
import { SchoolStart } from '@/components/school/school-start';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';

/** Where a school's administrator begins. [ROUTE-22] [ROUTE-28] */
const SchoolPage = withSchool(async (school, _, entry) => {
  const { jwtData } = entry;
  const config = serverConfig();
  return (
    <PageShell headerSlot={<SchoolLinks current="school" />}>
      <SchoolTabs current="school" />
      <CabinetAsksOf page="school" entry={entry} />
      <SchoolStart
        name={jwtData.name}
        patronymic={jwtData.patronymic}
        teacherLink={new URL(pathOf('teacher'), config.PUBLIC_ORIGIN).href}
        instructionUrl={config.SCHOOL_ADMIN_INSTRUCTION_URL && pathOf('schoolInstructions')}
        contacts={{ email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE }}
        school={school}
        timeZone={await visitorTimeZone()}
      />
    </PageShell>
  );
});

const page = guardedPage('school', SchoolPage);

export const generateMetadata = page.titled('Школа');
export default page;
