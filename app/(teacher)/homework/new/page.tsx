import { guardedPage } from '@/app/_server/pages/guarded-page';
import { call, load } from '@/app/_server/main-api';
import { Builder } from '@/components/homework/builder/builder';
import { serverConfig } from '@/lib/config/server';
import { firstWorkbook } from '@/lib/homework/workbooks';
import type { SessionEntry } from '@/lib/session/session';

/** Where a teacher creates homework. [ROUTE-10] [HW-01] */
async function NewHomeworkPage({ userId }: SessionEntry) {
  const [{ workbooks }, teaching] = await Promise.all([
    load('listWorkbooks', { query: {} }),
    load('getTeaching', {}),
  ]);
  const first = firstWorkbook(workbooks, teaching);
  // Sent along to save a wait; when it cannot be had, the browser asks for it again.
  const opened = first ? await call('getWorkbook', { params: { workbookId: first.id } }) : null;
  return (
    <Builder
      userId={userId}
      workbooks={workbooks}
      teaching={teaching}
      firstWorkbook={opened?.ok ? opened.value : null}
      publicOrigin={serverConfig().PUBLIC_ORIGIN}
    />
  );
}

const page = guardedPage('newHomework', NewHomeworkPage);

export const generateMetadata = page.titled('Новое задание');
export default page;
