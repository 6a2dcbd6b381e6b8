import { CabinetAsksOf } from '@/app/_server/pages/cabinet-asks-of';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { load } from '@/app/_server/main-api';
import { LiveJournal } from '@/components/journal/live-journal';
import { PageShell } from '@/components/layout/page-shell';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

/** The marks of the teacher's students, as they come in. [ROUTE-19] [HW-06] */
async function TeacherJournalPage(entry: SessionEntry) {
  const [journal, timeZone] = await Promise.all([load('getJournal', {}), visitorTimeZone()]);
  return (
    <PageShell headerSlot={<AccountLinks current="teacherJournal" />}>
      <CabinetAsksOf page="teacherJournal" entry={entry} />
      <div className="page-width py-6 medium:py-12">
        <div className="flex flex-wrap gap-x-6 large:hidden">
          <span className="medium:hidden">
            <TextLink href={pathOf('teacherProfile')} variant="quiet">
              ← Мои задания
            </TextLink>
          </span>
          <TextLink href={pathOf('teacherClasses')} variant="quiet">
            Списки классов
          </TextLink>
        </div>
        <h1 className="mb-6 text-title-m font-semibold medium:text-title-l">Журнал</h1>
        <LiveJournal journal={journal} loadedAt={new Date().toISOString()} timeZone={timeZone} />
      </div>
    </PageShell>
  );
}

const page = guardedPage('teacherJournal', TeacherJournalPage);

export const generateMetadata = page.titled('Журнал');
export default page;
