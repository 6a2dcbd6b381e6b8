import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { HomeView } from '@/components/student/home/home-view';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { pathOf } from '@/lib/routes/match';

export const metadata: Metadata = {
  title: { absolute: 'Рабочие тетради — домашние задания для учителя и класса' },
};

/** The home page. The same for everybody who asks. [ROUTE-01] [UI-01] */
export default function HomePage() {
  return (
    <PageShell
      isMainPage
      headerSlot={
        <LinkButton href={pathOf('login')} variant="secondary" size="s">
          Войти
        </LinkButton>
      }
    >
      <HomeView />
    </PageShell>
  );
}
