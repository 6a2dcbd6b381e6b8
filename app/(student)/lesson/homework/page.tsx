import { redirect } from 'next/navigation';
import { call, load } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { ageGroupFrom } from '@/app/(student)/load-age-group';
import { PageShell } from '@/components/layout/page-shell';
import { CurrentWork } from '@/components/student/profile/current-work';
import { groupAttempts } from '@/components/student/profile/group-attempts';
import { StudentLinks } from '@/components/student/student-links';
import { pathOf } from '@/lib/routes/match';
import { hasAccount } from '@/lib/session/guards/visitor';
import type { SessionEntry } from '@/lib/session/session';

/** Leads to the work that a student has begun; of several they choose. [ROUTE-11] */
async function CurrentWorkPage({ userId, jwtData }: SessionEntry) {
  const [{ attempts }, config, timeZone] = await Promise.all([
    load('listAttempts', { query: {} }),
    call('getUserConfig', {}),
    visitorTimeZone(),
  ]);
  const { begun } = groupAttempts(attempts);
  const [only, ...others] = begun;
  if (only && others.length === 0) redirect(pathOf('attempt', { attemptCode: only.attemptCode }));
  return (
    <PageShell headerSlot={<StudentLinks student={{ userId, hasAccount: hasAccount(jwtData) }} />}>
      <CurrentWork begun={begun} ageGroup={ageGroupFrom(config)} timeZone={timeZone} />
    </PageShell>
  );
}

const page = guardedPage('lesson', CurrentWorkPage);

export const generateMetadata = page.titled('Домашнее задание');
export default page;
