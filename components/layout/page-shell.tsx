import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { SubjectColour } from '@/lib/contract/subjects';
import { Header, type HeaderProps } from './header';
import { CONTENT_ID, SkipLink } from './skip-link';

type FooterLink = { href: string; label: string };

type PageShellProps = Pick<HeaderProps, 'isMainPage'> & {
  /** The colour of the subject that the page is about. [SUBJ-02] */
  accent?: SubjectColour;
  /** On the right of the header. */
  headerSlot?: ReactNode;
  /** Legal and contact links; they come from the configuration. */
  footerLinks?: readonly FooterLink[];
  children: ReactNode;
};

/** What all ordinary pages have around their content. */
export function PageShell(props: PageShellProps) {
  const { accent = 'purple', isMainPage = false, headerSlot, footerLinks = [], children } = props;
  return (
    <div data-page-accent={accent} className="isolate flex min-h-dvh flex-col">
      <SkipLink />
      <Header isMainPage={isMainPage}>{headerSlot}</Header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line bg-surface">
        <div className="page-width flex flex-col gap-4 py-8 text-caption medium:flex-row medium:items-center medium:justify-between">
          <p className="text-ink-soft">«Рабочие тетради» — группа компаний «Просвещение»</p>
          {footerLinks.length > 0 ? (
            <ul className="flex flex-col gap-x-6 gap-y-1 medium:flex-row medium:flex-wrap">
              {footerLinks.map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href} variant="quiet">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </footer>
    </div>
  );
}
