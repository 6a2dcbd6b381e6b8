import { guardedPage } from '@/app/_server/pages/guarded-page';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { InstructionsView } from '@/components/instructions/instructions-view';
import { PageShell } from '@/components/layout/page-shell';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';

/** The instruction for teachers. [ROUTE-19] [HW-10] */
async function TeacherInstructionsPage() {
  const { TEACHER_INSTRUCTION_URL, CONTACT_EMAIL } = serverConfig();
  return (
    <PageShell headerSlot={<AccountLinks current={null} />}>
      <InstructionsView
        url={TEACHER_INSTRUCTION_URL}
        contactEmail={CONTACT_EMAIL}
        back={{ href: pathOf('teacherProfile'), label: 'Мои задания' }}
      />
    </PageShell>
  );
}

const page = guardedPage('teacherInstructions', TeacherInstructionsPage);

export const generateMetadata = page.titled('Инструкция');
export default page;
