import { CabinetAsksOf } from '@/app/_server/pages/cabinet-asks-of';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { shownFeatures } from '@/app/_server/product-features';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { call, load } from '@/app/_server/main-api';
import { ageGroupFrom } from '@/app/(student)/load-age-group';
import { HaveClassCode } from '@/components/class-list/join/have-class-code';
import { PageShell } from '@/components/layout/page-shell';
import { UnsentAnswers } from '@/components/lesson/saving/unsent-answers';
import { ContestCard } from '@/components/student/profile/contest-card';
import { MyHomework } from '@/components/student/profile/my-homework';
import { TellEvent } from '@/components/tracking/tell-event';
import { StudentLinks } from '@/components/student/student-links';
import { TextLink } from '@/components/ui/text-link/text-link';
import { serverConfig } from '@/lib/config/server';
import { currentContest } from '@/lib/contract/user/feature-details';
import { pathOf } from '@/lib/routes/match';
import { hasAccount } from '@/lib/session/guards/visitor';
import type { SessionEntry } from '@/lib/session/session';

/** The student's cabinet: what is in progress, what is done, with marks. [ROUTE-16] [HW-09] */
async function StudentProfilePage(entry: SessionEntry) {
  const { userId, jwtData } = entry;
  const [{ attempts, retired }, config, timeZone, features] = await Promise.all([
    load('listAttempts', { query: {} }),
    call('getUserConfig', {}),
    visitorTimeZone(),
    shownFeatures(),
  ]);
  const contest = currentContest(features);
  const student = { userId, hasAccount: hasAccount(jwtData) };
  return (
    <PageShell headerSlot={<StudentLinks student={student} current="studentProfile" />}>
      <TellEvent type="student_visit_cabinet_page" />
      <CabinetAsksOf page="studentProfile" entry={entry} />
      <div className="page-width flex max-w-240 flex-col gap-8 py-8 medium:py-12">
        <UnsentAnswers userId={userId} />
        <MyHomework
          name={jwtData.name}
          ageGroup={ageGroupFrom(config)}
          attempts={attempts}
          retired={retired}
          timeZone={timeZone}
        />
        <HaveClassCode />
        {contest ? <ContestCard contest={contest} timeZone={timeZone} /> : null}
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={pathOf('profile')} variant="quiet">
            Мой профиль
          </TextLink>
          <TextLink href={pathOf('payment')} variant="quiet">
            Премиум и&nbsp;код подарка
          </TextLink>
          {serverConfig().STUDENT_INSTRUCTION_URL === undefined ? null : (
            <TextLink href={pathOf('studentInstructions')} variant="quiet">
              Инструкция
            </TextLink>
          )}
        </p>
      </div>
    </PageShell>
  );
}

const page = guardedPage('studentProfile', StudentProfilePage);

export const generateMetadata = page.titled('Мои задания');
export default page;
