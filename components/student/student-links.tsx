import { LogOut } from 'lucide-react';
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
      {/* A plain link: signing out is no page that could be fetched in advance. */}
      <a
        href={pathOf('logout')}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-m text-ink-soft hover:text-ink"
      >
        <LogOut aria-hidden className="size-5" />
        <span className="sr-only medium:not-sr-only">Выйти</span>
      </a>
    </>
  );
}
