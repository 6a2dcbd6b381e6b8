import { LogOut } from 'lucide-react';
import { pathOf } from '@/lib/routes/match';

export const signOutLook =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-m text-ink-soft hover:text-ink';

/** The way out. A plain link: signing out is no page that could be fetched in advance. */
export function SignOutLink({ href = pathOf('logout') }: { href?: string }) {
  return (
    <a href={href} className={signOutLook}>
      <SignOutFace />
    </a>
  );
}

/** What is seen of the way out. */
export function SignOutFace() {
  return (
    <>
      <LogOut aria-hidden className="size-5" />
      {/* On the smallest phones the picture is all that there is room for. */}
      <span className="text-caption max-[359px]:sr-only medium:text-body">Выйти</span>
    </>
  );
}
