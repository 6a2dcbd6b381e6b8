import { load } from '@/app/_server/main-api';
import { CabinetAsksOf } from '@/app/_server/pages/cabinet-asks-of';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { PageShell } from '@/components/layout/page-shell';
import { SchoolLinks } from '@/components/school/school-links';
import { SchoolStart } from '@/components/school/school-start';
import { UsedCodes } from '@/components/school/used-codes';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

/** Where a school's administrator begins. [ROUTE-22] [ROUTE-28] */
async function SchoolPage(entry: SessionEntry) {
  const { jwtData } = entry;
  const config = serverConfig();
  const [{ codes }, timeZone] = await Promise.all([
    // Also refuses who has signed out elsewhere, whom the main API alone knows. [AUTH-14]
    load('listActivationCodes', {}),
    visitorTimeZone(),
  ]);
  return (
    <PageShell headerSlot={<SchoolLinks current="school" />}>
      <CabinetAsksOf page="school" entry={entry} />
      <SchoolStart
        name={jwtData.name}
        patronymic={jwtData.patronymic}
        teacherLink={new URL(pathOf('teacher'), config.PUBLIC_ORIGIN).href}
        instructionUrl={config.SCHOOL_ADMIN_INSTRUCTION_URL && pathOf('schoolInstructions')}
        contacts={{ email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE }}
        codes={<UsedCodes codes={codes} timeZone={timeZone} />}
      />
    </PageShell>
  );
}

const page = guardedPage('school', SchoolPage);

export const generateMetadata = page.titled('Школа');
export default page;
