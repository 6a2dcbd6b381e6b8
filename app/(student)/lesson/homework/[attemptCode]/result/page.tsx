import type { Metadata } from 'next';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { loadResult } from '@/app/(student)/load-attempt';
import { requireVisitor } from '@/app/_server/session/visitor';
import { UnsentAnswers } from '@/components/lesson/saving/unsent-answers';
import { PageShell } from '@/components/layout/page-shell';
import { ResultView } from '@/components/student/result/result-view';
import { StudentLinks } from '@/components/student/student-links';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { hasAccount } from '@/lib/session/guards/visitor';

export const metadata: Metadata = { title: 'Результат' };

type Props = { params: Promise<{ attemptCode: string }> };

/** What came of the work. [HW-05] */
async function ResultPage({ params }: Props) {
  const { userId, jwtData } = await requireVisitor('attemptResult');
  const { attemptCode } = await params;
  const { attempt, result } = await loadResult(attemptCode);
  const student = { userId, hasAccount: hasAccount(jwtData) };
  return (
    <PageShell
      accent={getSubject(attempt.subjectId).colour}
      headerSlot={<StudentLinks student={student} />}
    >
      <div className="page-width flex max-w-200 flex-col gap-6 py-6 medium:py-12">
        <UnsentAnswers userId={userId} />
        <ResultView attempt={attempt} result={result} />
      </div>
    </PageShell>
  );
}

export default withErrorStatus(ResultPage);
