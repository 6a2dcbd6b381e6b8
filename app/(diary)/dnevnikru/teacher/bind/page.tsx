import { guardedPage } from '@/app/_server/pages/guarded-page';
import { loadBind } from '@/app/_server/session/diary';
import { BindDiary } from '@/components/diary/bind-diary';
import { PageShell } from '@/components/layout/page-shell';
import type { SessionEntry } from '@/lib/session/session';

/** Binds a teacher to their account in the diary. [ROUTE-09] [DIARY-03] */
const BindTeacherPage = async (person: SessionEntry) => (
  <PageShell>
    <BindDiary {...await loadBind(person)} />
  </PageShell>
);

const page = guardedPage('diaryTeacherBind', BindTeacherPage);

export const generateMetadata = page.titled('Подключение дневника');
export default page;
