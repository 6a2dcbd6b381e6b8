import { redirect } from 'next/navigation';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { loadAttempt } from '@/app/(student)/load-attempt';
import { requireVisitor } from '@/app/_server/session/visitor';
import { pathOf } from '@/lib/routes/match';

type Props = { params: Promise<{ attemptCode: string }> };

/** Leads to where the student was last, on whatever device. [ROUTE-11] [HW-02] */
async function AttemptPage({ params }: Props): Promise<never> {
  await requireVisitor('attempt');
  const { attemptCode } = await params;
  const { finishedAt, currentStep } = await loadAttempt(attemptCode);
  redirect(
    finishedAt === null
      ? pathOf('attemptStep', { attemptCode, stepNumber: currentStep })
      : pathOf('attemptResult', { attemptCode }),
  );
}

export default withErrorStatus(AttemptPage);
