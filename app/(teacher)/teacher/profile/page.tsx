import { CabinetAsksOf } from '@/app/_server/pages/cabinet-asks-of';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { load } from '@/app/_server/main-api';
import { HomeworkList } from '@/components/homework/list/homework-list';
import { TeacherGreeting } from '@/components/homework/list/teacher-greeting';
import { PageShell } from '@/components/layout/page-shell';
import { serverConfig } from '@/lib/config/server';
import type { SessionEntry } from '@/lib/session/session';

/** The teacher's profile: who they are, what they gave, where to go on. [ROUTE-19] [HW-09] */
async function TeacherProfilePage(entry: SessionEntry) {
  const { jwtData } = entry;
  const [{ homework }, teaching, timeZone] = await Promise.all([
    load('listHomework', {}),
    load('getTeaching', {}),
    visitorTimeZone(),
  ]);
  return (
    <PageShell headerSlot={<AccountLinks current="teacherProfile" />}>
      <CabinetAsksOf page="teacherProfile" entry={entry} />
      <div className="page-width flex flex-col gap-10 py-8 medium:py-12">
        <TeacherGreeting
          name={jwtData.name}
          patronymic={jwtData.patronymic}
          teaching={teaching}
          hasInstruction={serverConfig().TEACHER_INSTRUCTION_URL !== undefined}
        />
        <section aria-labelledby="homework">
          <h2 id="homework" className="mb-4 text-title-m font-semibold">
            Мои задания
          </h2>
          <HomeworkList
            homework={homework}
            publicOrigin={serverConfig().PUBLIC_ORIGIN}
            timeZone={timeZone}
          />
        </section>
      </div>
    </PageShell>
  );
}

const page = guardedPage('teacherProfile', TeacherProfilePage);

export const generateMetadata = page.titled('Мои задания');
export default page;
