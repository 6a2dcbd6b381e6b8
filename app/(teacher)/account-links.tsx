import { FeedbackButton } from '@/components/feedback/feedback-button';
import { SignOutLink } from '@/components/account/sign-out-link';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pathOf } from '@/lib/routes/match';
import { routes } from '@/lib/routes/routes';

const sections = [
  { id: 'teacherProfile', title: 'Мои задания' },
  { id: 'teacherJournal', title: 'Журнал' },
  { id: 'payment', title: 'Премиум' },
] as const;
type SectionId = (typeof sections)[number]['id'];

/** The right side of the teacher's header: where else to go, and the way out. */
export function AccountLinks({ current }: { current: SectionId }) {
  return (
    <>
      <nav aria-label="Разделы" className="mr-2 hidden gap-6 medium:flex">
        {sections.map(({ id, title }) =>
          id === current ? (
            <span key={id} aria-current="page" className="font-medium">
              {title}
            </span>
          ) : (
            <TextLink key={id} href={pathOf(id)} variant="quiet" prefetch={routes[id].preload}>
              {title}
            </TextLink>
          ),
        )}
      </nav>
      <FeedbackButton />
      <SignOutLink />
    </>
  );
}
