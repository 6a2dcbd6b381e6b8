import { guardedPage } from '@/app/_server/pages/guarded-page';
import { BindDiary } from '@/components/diary/bind-diary';
import { PageShell } from '@/components/layout/page-shell';
import { keptBind, placeFromDiary } from '@/lib/session/diary/kept-link';
import type { SessionEntry } from '@/lib/session/session';

/** Binds everyone but teachers to their account in the diary. [ROUTE-09] [DIARY-03] */
async function BindStudentPage({ role }: SessionEntry) {
  const [bind, place] = await Promise.all([keptBind(), placeFromDiary(role)]);
  return (
    <PageShell>
      <BindDiary diary={bind?.params.provider ?? null} onwardHref={place} />
    </PageShell>
  );
}

const page = guardedPage('diaryStudentBind', BindStudentPage);

export const generateMetadata = page.titled('Подключение дневника');
export default page;
