import { SectionNav } from '@/components/account/section-nav';
import { SignOutLink } from '@/components/account/sign-out-link';
import { FeedbackButton } from '@/components/feedback/feedback-button';

const sections = ['school', 'payment', 'profile'] as const;

/** The right side of the header of a school's administrator, who buys the licence of the school. */
export function SchoolLinks({ current }: { current: (typeof sections)[number] | null }) {
  return (
    <>
      <SectionNav sections={sections} current={current} />
      <FeedbackButton />
      <SignOutLink />
    </>
  );
}
