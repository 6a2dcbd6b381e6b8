import { LogOut } from 'lucide-react';
import { pathOf } from '@/lib/routes/match';

/** The way out. A plain link: signing out is no page that could be fetched in advance. */
export function SignOutLink({ href = pathOf('logout') }: { href?: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-m text-ink-soft hover:text-ink"
    >
      <LogOut aria-hidden className="size-5" />
      <span className="sr-only medium:not-sr-only">Выйти</span>
    </a>
  );
}
