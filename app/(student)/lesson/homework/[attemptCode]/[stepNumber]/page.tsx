import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { loadAttempt, loadStep } from '@/app/(student)/load-attempt';
import { requireVisitor } from '@/app/_server/session/visitor';
import { LessonPlayer } from '@/components/lesson/lesson-player';
import { stepNumberSchema } from '@/lib/contract/homework/homework';
import { pathOf } from '@/lib/routes/match';

export const metadata: Metadata = { title: 'Домашнее задание' };

type Props = { params: Promise<{ attemptCode: string; stepNumber: string }> };

/** A student at work. [ROUTE-11] [HW-02] */
async function AttemptStepPage({ params }: Props) {
  const { userId } = await requireVisitor('attemptStep');
  const { attemptCode, stepNumber } = await params;
  const number = stepNumberSchema.safeParse(Number(stepNumber));
  if (!number.success) redirect(pathOf('attempt', { attemptCode }));
  const [attempt, step] = await Promise.all([
    loadAttempt(attemptCode),
    loadStep(attemptCode, number.data),
  ]);
  if (attempt.finishedAt !== null) redirect(pathOf('attemptResult', { attemptCode }));
  return <LessonPlayer userId={userId} attempt={attempt} step={step} />;
}

export default withErrorStatus(AttemptStepPage);
