import type { ReactNode } from 'react';
import type { SubjectColour } from '@/lib/contract/subjects/subjects';
import { Footer, type FooterProps } from './footer';
import { Header, type HeaderProps } from './header';
import { CONTENT_ID, SkipLink } from './skip-link';

type PageShellProps = Pick<HeaderProps, 'isMainPage'> & {
  /** The colour of the subject that the page is about. [SUBJ-02] */
  accent?: SubjectColour;
  /** On the right of the header. */
  headerSlot?: ReactNode;
  /** Legal links. */
  footerLinks?: FooterProps['links'];
  /** How to reach people; on public pages. */
  contacts?: FooterProps['contacts'];
  children: ReactNode;
};

/** What all ordinary pages have around their content. */
export function PageShell(props: PageShellProps) {
  const {
    accent = 'purple',
    isMainPage = false,
    headerSlot,
    footerLinks,
    contacts,
    children,
  } = props;
  return (
    <div data-page-accent={accent} className="isolate flex min-h-dvh flex-col">
      <SkipLink />
      <Header isMainPage={isMainPage}>{headerSlot}</Header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer links={footerLinks} contacts={contacts} />
    </div>
  );
}
