import type { Metadata } from 'next';
import { loadApplication, type Query } from '@/app/_server/load-application';
import { pageHead } from '@/app/_server/pages/page-head';
import { PublicPageData } from '@/app/_server/pages/public-page-data';
import { PublicShell } from '@/app/(public)/public-shell';
import { ApplicationView } from '@/components/application/application-view';
import { LeadForm } from '@/components/application/lazy-lead-form';
import { LeadSent } from '@/components/application/lead-sent';
import { LeadSpares } from '@/components/application/lead-spares';
import { leadTexts, leadTypeOf } from '@/lib/lead/lead-texts';
import { pathOf } from '@/lib/routes/match';

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { title, description } = leadTexts[leadTypeOf((await searchParams).landingName)];
  return pageHead({ title, description });
}

/** The application form of a school, or of a teacher who wants a licence. [ROUTE-21] */
export default async function ApplicationPage({ searchParams }: Props) {
  const { isSent, contacts, ...form } = await loadApplication(await searchParams);
  const { title, description } = leadTexts[form.type];
  const homeHref = pathOf('home');
  return (
    <PublicShell>
      <PublicPageData id="application" head={{ title, description }} here={title} />
      <ApplicationView
        text={leadTexts[form.type]}
        contacts={contacts}
        signInHref={`${pathOf('login')}?${new URLSearchParams({ returnUrl: pathOf('newHomework') })}`}
      >
        {isSent ? (
          <LeadSent homeHref={homeHref} />
        ) : (
          <LeadForm key={form.type} {...form} homeHref={homeHref} />
        )}
      </ApplicationView>
      {isSent ? null : <LeadSpares homeHref={homeHref} />}
    </PublicShell>
  );
}
