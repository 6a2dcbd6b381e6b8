import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { withErrorStatus } from '@/app/_server/pages/with-error-status';
import { readVisitor, requireVisitor } from '@/app/_server/session/visitor';
import { SignOutLink } from '@/components/account/sign-out-link';
import { PageShell } from '@/components/layout/page-shell';
import { TesterView } from '@/components/tester/tester-view';
import { serverConfig } from '@/lib/config/server';
import { visitorRows } from './visitor-rows';

export const metadata: Metadata = { title: 'Тестовый вход' };

/** Where testers mark their browser; not there unless it is switched on. [ROUTE-25] */
async function TestLoginPage() {
  if (serverConfig().TEST_SIGN_IN === 'off') notFound();
  await requireVisitor('authTestLogin');
  const { visitor } = await readVisitor();
  return (
    <PageShell headerSlot={<SignOutLink />}>
      <TesterView rows={visitorRows(visitor, serverConfig())} isTester={visitor.isTester} />
    </PageShell>
  );
}

export default withErrorStatus(TestLoginPage);
