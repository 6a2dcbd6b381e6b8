import Link from 'next/link';
import type { ReactNode } from 'react';
import { LogoMark } from './logo';

export type HeaderProps = {
  /** On the main page: whose platform this is. [UI-01] */
  isMainPage?: boolean;
  /** On the right: account, navigation, a button. */
  children?: ReactNode;
};

/** The header of pages: the publisher's logo, which leads to the main page. [UI-01] */
export function Header({ isMainPage = false, children }: HeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2 medium:min-h-20">
        <div className="flex min-w-0 items-center gap-5">
          <LogoLink />
          {isMainPage ? (
            <p className="hidden max-w-72 border-l border-line pl-5 text-caption text-ink-soft large:block">
              Образовательная платформа группы компаний «Просвещение»
            </p>
          ) : null}
        </div>
        {children ? <div className="flex shrink-0 items-center gap-3">{children}</div> : null}
      </div>
      {isMainPage ? (
        <p className="page-width pb-3 text-caption text-ink-soft large:hidden">
          Образовательная платформа группы компаний «Просвещение»
        </p>
      ) : null}
    </header>
  );
}

/** The logo as a link to the main page; `compact` leaves out the words where room is short. */
export function LogoLink({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      href="/"
      prefetch={false}
      className="inline-flex min-h-11 shrink-0 items-center gap-3 rounded-m text-title-s leading-6 font-bold"
    >
      <LogoMark className="h-8 w-auto" />
      <span className={compact ? 'sr-only large:not-sr-only' : ''}>Рабочие тетради</span>
    </Link>
  );
}
