import { redirect } from 'next/navigation';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { loadAttempt, loadStep } from '@/app/(student)/load-attempt';
import { LessonPlayer } from '@/components/lesson/lesson-player';
import { stepNumberSchema } from '@/lib/contract/attempt/attempt';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ attemptCode: string; stepNumber: string }> };

/** A student at work. [ROUTE-11] [HW-02] */
async function AttemptStepPage({ userId }: SessionEntry, { params }: Props) {
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

const page = guardedPage('attemptStep', AttemptStepPage);

export const generateMetadata = page.titled('Домашнее задание');
export default page;
