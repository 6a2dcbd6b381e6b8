import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { SignInChoice } from '@/components/student/sign-in/sign-in-choice';
import { signInAddresses } from '@/components/student/sign-in/sign-in-addresses';

export const metadata: Metadata = { title: 'Вход' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where one signs in, and where an expired session leads. Works without scripts. [ROUTE-02] */
export default async function LoginPage({ searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = new URLSearchParams(given);
  return (
    <PageShell>
      <SignInChoice
        {...signInAddresses(query)}
        isParent={query.get('error') === 'parent_not_allowed'}
      />
    </PageShell>
  );
}
