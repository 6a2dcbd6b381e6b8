import { guardedPage } from '@/app/_server/pages/guarded-page';
import { load } from '@/app/_server/main-api';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { ClassLists } from '@/components/class-list/lists/class-lists';
import { PageShell } from '@/components/layout/page-shell';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pathOf } from '@/lib/routes/match';

/** The class lists of the teacher. [ROUTE-19] [HW-06] */
async function TeacherClassesPage() {
  const { lists } = await load('listClassLists', {});
  return (
    <PageShell headerSlot={<AccountLinks current="teacherClasses" />}>
      <div className="page-width flex flex-col gap-6 py-6 medium:py-12">
        <div>
          <TextLink href={pathOf('teacherJournal')} variant="quiet">
            ← Журнал
          </TextLink>
          <h1 className="mt-1 text-title-m font-semibold medium:text-title-l">Списки классов</h1>
        </div>
        <ClassLists lists={lists} />
      </div>
    </PageShell>
  );
}

const page = guardedPage('teacherClasses', TeacherClassesPage);

export const generateMetadata = page.titled('Списки классов');
export default page;
