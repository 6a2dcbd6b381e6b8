import { SectionNav } from '@/components/account/section-nav';
import { SignOutFace, signOutLook } from '@/components/account/sign-out-link';
import { FeedbackButton } from '@/components/feedback/feedback-button';
import { StudentSignOut } from '@/components/student/sign-out/student-sign-out';
import type { SignedInStudent } from '@/components/student/sign-out/use-sign-out';
import { pathOf } from '@/lib/routes/match';

const sections = ['studentProfile', 'payment'] as const;

type StudentLinksProps = {
  student: SignedInStudent;
  current?: (typeof sections)[number] | null;
};

/** The right side of the student's header: a student may take a gift, and buy for the class. [PAY-01] */
export function StudentLinks({ student, current = null }: StudentLinksProps) {
  return (
    <>
      <SectionNav sections={sections} current={current} />
      <FeedbackButton />
      <StudentSignOut student={student} href={pathOf('logout')} className={signOutLook}>
        <SignOutFace />
      </StudentSignOut>
    </>
  );
}
