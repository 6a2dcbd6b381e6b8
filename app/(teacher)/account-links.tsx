import { SectionNav } from '@/components/account/section-nav';
import { SignOutLink } from '@/components/account/sign-out-link';
import { FeedbackButton } from '@/components/feedback/feedback-button';

const sections = ['teacherProfile', 'teacherJournal', 'teacherClasses', 'payment'] as const;

/** The right side of the teacher's header: where else to go, and the way out. */
export function AccountLinks({ current }: { current: (typeof sections)[number] | null }) {
  return (
    <>
      <SectionNav sections={sections} current={current} />
      <FeedbackButton />
      <SignOutLink />
    </>
  );
}
