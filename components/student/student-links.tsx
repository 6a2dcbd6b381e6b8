import { SignOutFace, signOutLook } from '@/components/account/sign-out-link';
import { FeedbackButton } from '@/components/feedback/feedback-button';
import { StudentSignOut } from '@/components/student/sign-out/student-sign-out';
import type { SignedInStudent } from '@/components/student/sign-out/use-sign-out';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pathOf } from '@/lib/routes/match';

/** The right side of the student's header. */
export function StudentLinks({ student }: { student: SignedInStudent }) {
  return (
    <>
      <nav aria-label="Разделы" className="mr-2 hidden medium:block">
        <TextLink href={pathOf('studentProfile')} variant="quiet">
          Мои задания
        </TextLink>
      </nav>
      <FeedbackButton />
      <StudentSignOut student={student} href={pathOf('logout')} className={signOutLook}>
        <SignOutFace />
      </StudentSignOut>
    </>
  );
}
