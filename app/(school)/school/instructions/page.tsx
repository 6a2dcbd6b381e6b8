import { guardedPage } from '@/app/_server/pages/guarded-page';
import { SchoolLinks } from '@/components/school/layout/school-links';
import { InstructionsView } from '@/components/instructions/instructions-view';
import { PageShell } from '@/components/layout/page-shell';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';

/** The instruction for administrators of a school. [HW-10] */
async function SchoolInstructionsPage() {
  const { SCHOOL_ADMIN_INSTRUCTION_URL, CONTACT_EMAIL } = serverConfig();
  return (
    <PageShell headerSlot={<SchoolLinks current={null} />}>
      <InstructionsView
        url={SCHOOL_ADMIN_INSTRUCTION_URL}
        contactEmail={CONTACT_EMAIL}
        back={{ href: pathOf('school'), label: 'Школа' }}
      />
    </PageShell>
  );
}

const page = guardedPage('schoolInstructions', SchoolInstructionsPage);

export const generateMetadata = page.titled('Инструкция');
export default page;
