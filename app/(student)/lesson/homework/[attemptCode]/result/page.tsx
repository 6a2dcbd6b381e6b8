import { guardedPage } from '@/app/_server/pages/guarded-page';
import { loadAgeGroup } from '@/app/(student)/load-age-group';
import { loadResult } from '@/app/(student)/load-attempt';
import { UnsentAnswers } from '@/components/lesson/saving/unsent-answers';
import { PageShell } from '@/components/layout/page-shell';
import { ResultView } from '@/components/student/result/result-view';
import { TellEvent } from '@/components/tracking/tell-event';
import { StudentLinks } from '@/components/student/student-links';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { hasAccount } from '@/lib/session/guards/visitor';
import { keptContinueCode } from '@/lib/session/student/kept';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ attemptCode: string }> };

/** What came of the work. [HW-05] */
async function ResultPage({ userId, jwtData }: SessionEntry, { params }: Props) {
  const { attemptCode } = await params;
  const student = { userId, hasAccount: hasAccount(jwtData) };
  const [{ attempt, result }, ageGroup, continueCode] = await Promise.all([
    loadResult(attemptCode),
    loadAgeGroup(),
    student.hasAccount ? undefined : keptContinueCode(userId),
  ]);
  return (
    <PageShell
      accent={getSubject(attempt.subjectId).colour}
      headerSlot={<StudentLinks student={student} />}
    >
      <TellEvent type="student_visit_finish_page" />
      <div className="page-width flex max-w-200 flex-col gap-6 py-6 medium:py-12">
        <UnsentAnswers userId={userId} />
        <ResultView
          attempt={attempt}
          result={result}
          ageGroup={ageGroup}
          continueCode={continueCode}
        />
      </div>
    </PageShell>
  );
}

const page = guardedPage('attemptResult', ResultPage);

export const generateMetadata = page.titled('Результат');
export default page;
