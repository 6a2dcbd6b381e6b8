import { guardedPage } from '@/app/_server/pages/guarded-page';
import { InstructionsView } from '@/components/instructions/instructions-view';
import { PageShell } from '@/components/layout/page-shell';
import { StudentLinks } from '@/components/student/student-links';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';
import { hasAccount } from '@/lib/session/guards/visitor';
import type { SessionEntry } from '@/lib/session/session';

/** The instruction for students. [HW-10] */
async function StudentInstructionsPage({ userId, jwtData }: SessionEntry) {
  const { STUDENT_INSTRUCTION_URL, CONTACT_EMAIL } = serverConfig();
  return (
    <PageShell headerSlot={<StudentLinks student={{ userId, hasAccount: hasAccount(jwtData) }} />}>
      <InstructionsView
        url={STUDENT_INSTRUCTION_URL}
        contactEmail={CONTACT_EMAIL}
        back={{ href: pathOf('studentProfile'), label: 'Мои задания' }}
      />
    </PageShell>
  );
}

const page = guardedPage('studentInstructions', StudentInstructionsPage);

export const generateMetadata = page.titled('Инструкция');
export default page;
