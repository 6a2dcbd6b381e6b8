import { z } from 'zod';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { load, PageError } from '@/app/_server/main-api';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { ClassListView } from '@/components/class-list/class-list-view';
import { PageShell } from '@/components/layout/page-shell';
import { serverConfig } from '@/lib/config/server';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ listId: string }> };

/** A class list with its students, and how more of them come. [ROUTE-19] [HW-06] */
async function TeacherClassPage({ jwtData }: SessionEntry, { params }: Props) {
  const { listId } = await params;
  if (!z.uuid().safeParse(listId).success)
    throw new PageError({ code: 'class_list_not_found', status: 404, requestId: '' });
  const list = await load('getClassList', { params: { listId } });
  const teacher = [jwtData.name, jwtData.patronymic].filter((part) => part !== '').join('\u00A0');
  return (
    <PageShell headerSlot={<AccountLinks current="teacherClasses" />}>
      <ClassListView
        key={listId}
        list={list}
        teacher={teacher}
        publicOrigin={serverConfig().PUBLIC_ORIGIN}
      />
    </PageShell>
  );
}

const page = guardedPage('teacherClass', TeacherClassPage);

export const generateMetadata = page.titled('Список класса');
export default page;
