import { CabinetAsksOf } from '@/app/_server/pages/cabinet-asks-of';
import { diaryLines } from '@/app/_server/pages/diary-lines';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { AccountLinks } from '@/app/(teacher)/account-links';
import { CityLineOf } from '@/app/_server/pages/city-line-of';
import { ownSessionsOf } from '@/app/_server/pages/own-sessions-of';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { call, load } from '@/app/_server/main-api';
import { OwnData } from '@/components/cabinet/own-data/own-data';
import { HomeworkList } from '@/components/homework/list/homework-list';
import { TeacherGreeting } from '@/components/homework/list/teacher-greeting';
import { PageShell } from '@/components/layout/page-shell';
import { serverConfig } from '@/lib/config/server';
import { ssoProfileAddress } from '@/lib/session/sign-in/sso-address';
import type { SessionEntry } from '@/lib/session/session';

/** The teacher's profile: who they are, what they gave, where to go on. [ROUTE-19] [HW-09] */
async function TeacherProfilePage(entry: SessionEntry) {
  const { jwtData } = entry;
  const [{ homework }, teaching, config, timeZone, diaries, sessions] = await Promise.all([
    load('listHomework', {}),
    load('getTeaching', {}),
    call('getUserConfig', {}),
    visitorTimeZone(),
    diaryLines(),
    ownSessionsOf(entry),
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
          accountHref={jwtData.providerType === 'prosv_id' ? ssoProfileAddress() : null}
        >
          {config.ok ? <CityLineOf config={config.value} page="teacherProfile" /> : null}
          {diaries}
        </TeacherGreeting>
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
        {sessions}
        <OwnData userId={entry.userId} role="teacher" />
      </div>
    </PageShell>
  );
}

const page = guardedPage('teacherProfile', TeacherProfilePage);

export const generateMetadata = page.titled('Мои задания');
export default page;
