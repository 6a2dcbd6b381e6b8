import { redirect } from 'next/navigation';
import { loadAttempt } from '@/app/(student)/load-attempt';
import { requireVisitor } from '@/app/_server/visitor';
import { pathOf } from '@/lib/routes/match';

type Props = { params: Promise<{ attemptCode: string }> };

/** Leads to where the student was last, on whatever device. [ROUTE-11] [HW-02] */
export default async function AttemptPage({ params }: Props) {
  await requireVisitor('attempt');
  const { attemptCode } = await params;
  const { finishedAt, currentStep } = await loadAttempt(attemptCode);
  redirect(
    finishedAt === null
      ? pathOf('attemptStep', { attemptCode, stepNumber: currentStep })
      : pathOf('attemptResult', { attemptCode }),
  );
}
