import { redirect } from 'next/navigation';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { loadAttempt, loadStep } from '@/app/(student)/load-attempt';
import { LessonPlayer } from '@/components/lesson/lesson-player';
import { FirstCode } from '@/components/student/code/first-code';
import { stepNumberSchema, type Attempt } from '@/lib/contract/attempt/attempt';
import { pathOf } from '@/lib/routes/match';
import { hasAccount } from '@/lib/session/guards/visitor';
import { keptContinueCode } from '@/lib/session/student/kept';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ attemptCode: string; stepNumber: string }> };

/** A student at work. [ROUTE-11] [HW-02] */
async function AttemptStepPage({ userId, jwtData }: SessionEntry, { params }: Props) {
  const { attemptCode, stepNumber } = await params;
  const number = stepNumberSchema.safeParse(Number(stepNumber));
  if (!number.success) redirect(pathOf('attempt', { attemptCode }));
  const [attempt, step] = await Promise.all([
    loadAttempt(attemptCode),
    loadStep(attemptCode, number.data),
  ]);
  if (attempt.finishedAt !== null) redirect(pathOf('attemptResult', { attemptCode }));
  const code =
    isFirstSight(attempt) && !hasAccount(jwtData) ? await keptContinueCode(userId) : null;
  const note = code === null ? null : <FirstCode code={code} />;
  return <LessonPlayer userId={userId} attempt={attempt} step={step} note={note} />;
}

/** Who has just begun for the first time is told their code. [TRUST-03] */
const isFirstSight = ({ number, currentStep, steps }: Attempt) =>
  number === 1 && currentStep === 1 && steps.every(({ begun }) => !begun);

const page = guardedPage('attemptStep', AttemptStepPage);

export const generateMetadata = page.titled('Домашнее задание');
export default page;
