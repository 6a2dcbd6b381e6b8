import { redirect } from 'next/navigation';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { loadAttempt } from '@/app/(student)/load-attempt';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';

type Props = { params: Promise<{ attemptCode: string }> };

/** Leads to where the student was last, on whatever device. [ROUTE-11] [HW-02] */
async function AttemptPage(_visitor: SessionEntry, { params }: Props): Promise<never> {
  const { attemptCode } = await params;
  const { finishedAt, currentStep } = await loadAttempt(attemptCode);
  redirect(
    finishedAt === null
      ? pathOf('attemptStep', { attemptCode, stepNumber: currentStep })
      : pathOf('attemptResult', { attemptCode }),
  );
}

const page = guardedPage('attempt', AttemptPage);

export const generateMetadata = page.titled('Домашнее задание');
export default page;
