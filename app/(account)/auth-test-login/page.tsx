import { notFound } from 'next/navigation';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { readVisitor } from '@/app/_server/session/visitor';
import { SignOutLink } from '@/components/account/sign-out-link';
import { PageShell } from '@/components/layout/page-shell';
import { TesterView } from '@/components/account/tester/tester-view';
import { serverConfig } from '@/lib/config/server';
import { visitorRows } from './visitor-rows';

/** Where testers mark their browser; not there unless it is switched on. [ROUTE-25] */
async function TestLoginPage() {
  if (serverConfig().TEST_SIGN_IN === 'off') notFound();
  const { visitor } = await readVisitor();
  return (
    <PageShell headerSlot={<SignOutLink />}>
      <TesterView rows={visitorRows(visitor, serverConfig())} isTester={visitor.isTester} />
    </PageShell>
  );
}

const page = guardedPage('authTestLogin', TestLoginPage);

export const generateMetadata = page.titled('Тестовый вход');
export default page;
