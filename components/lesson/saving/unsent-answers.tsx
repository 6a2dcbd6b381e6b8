'use client';

import { usePathname } from 'next/navigation';
import { UrgentNotices, WaitingNotice } from './saving-notices';
import { useAnswerQueue } from './use-answer-queue';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';

/**
 * On pages without tasks: sends what an earlier page could not, and shows itself only when there is
 * something that the student must know. [HW-04]
 */
export function UnsentAnswers({ userId }: { userId: string }) {
  const { queue, saving } = useAnswerQueue(userId);
  const returnUrl = safeReturnUrl(usePathname());
  const notices = {
    saving,
    returnUrl,
    isAtRisk: queue?.isAtRisk() ?? false,
    onDismiss: () => queue?.dismissNews(),
  };
  return (
    <>
      <UrgentNotices {...notices} />
      <WaitingNotice {...notices} />
    </>
  );
}
