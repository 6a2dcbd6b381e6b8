import { SignOutLink } from '@/components/account/sign-out-link';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pathOf } from '@/lib/routes/match';

/** The right side of the student's header. */
export function StudentLinks() {
  return (
    <>
      <nav aria-label="Разделы" className="mr-2 hidden medium:block">
        <TextLink href={pathOf('studentProfile')} variant="quiet">
          Мои задания
        </TextLink>
      </nav>
      <SignOutLink />
    </>
  );
}
