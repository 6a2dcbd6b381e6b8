import type { ReactNode } from 'react';
import { AccountLink } from '@/components/account/account-link';
import { PageShell } from '@/components/layout/page-shell';
import { serverConfig } from '@/lib/config/server';
import type { SubjectColour } from '@/lib/contract/subjects/subjects';
import { pathOf } from '@/lib/routes/match';
import { routes, type RouteId } from '@/lib/routes/routes';

type PublicShellProps = { accent?: SubjectColour; isMainPage?: boolean; children: ReactNode };

const links: readonly {
  id: Extract<RouteId, 'teacher' | 'application' | 'teacherTerms' | 'userAgreement'>;
  label: string;
}[] = [
  { id: 'teacher', label: 'Учителю' },
  { id: 'application', label: 'Оставить заявку' },
  { id: 'teacherTerms', label: 'Условия для учителей' },
  { id: 'userAgreement', label: 'Пользовательское соглашение' },
];

/** What public pages have around them; the same for everybody who asks. [UI-01] */
export function PublicShell(props: PublicShellProps) {
  const { CONTACT_EMAIL, CONTACT_PHONE } = serverConfig();
  const footerLinks = links
    .filter(({ id }) => routes[id].state === 'ready')
    .map(({ id, label }) => ({ href: pathOf(id), label }));
  return (
    <PageShell
      {...props}
      headerSlot={<AccountLink />}
      footerLinks={footerLinks}
      contacts={{ email: CONTACT_EMAIL, phone: CONTACT_PHONE }}
    />
  );
}
