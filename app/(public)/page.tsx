import type { Metadata } from 'next';
import { loadTrial } from '@/app/_server/load-trial';
import { loadWorkbooks } from '@/app/_server/load-landing';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { pageHead } from '@/app/_server/pages/page-head';
import { publicContent } from '@/app/_server/public-content';
import { PublicPageData } from '@/app/_server/pages/public-page-data';
import { HomeView } from '@/components/landing/home-view';
import { homeText } from '@/lib/landing/texts/home';
import { pathOf } from '@/lib/routes/match';
import { PublicShell } from './public-shell';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Promise<Metadata> {
  return pageHead(homeText.head);
}

/** The home page. The same for everybody who asks. [ROUTE-01] [UI-01] */
async function HomePage({ searchParams }: Props) {
  const [workbooks, { answer }] = await Promise.all([publicContent(loadWorkbooks()), searchParams]);
  const trial = await loadTrial(workbooks, pathOf('home'), answer);
  return (
    <PublicShell isMainPage>
      <PublicPageData id="home" head={homeText.head} />
      <HomeView workbooks={workbooks} trial={trial} />
    </PublicShell>
  );
}

export default withErrorStatus(HomePage);
