import type { Metadata } from 'next';
import { shownFeatures } from '@/app/_server/product-features';
import { ForgetStoredIdentity } from '@/components/account/forget-stored-identity';
import { PageShell } from '@/components/layout/page-shell';
import { SignInChoice } from '@/components/student/sign-in/sign-in-choice';
import { signInAddresses } from '@/components/student/sign-in/sign-in-addresses';
import { serverConfig } from '@/lib/config/server';
import { unavailableProviders } from '@/lib/contract/user/feature-details';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import { hasAccount } from '@/lib/session/guards/visitor';
import { readSession } from '@/lib/session/server';

export const metadata: Metadata = { title: 'Вход' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where one signs in, and where an expired session leads. Works without scripts. [ROUTE-02] */
export default async function LoginPage({ searchParams }: Props) {
  const [given, session, features] = await Promise.all([
    searchParams,
    readSession(),
    shownFeatures(),
  ]);
  const single = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = serverConfig();
  const contacts = { email, phone };
  const query = new URLSearchParams(single);
  // Whoever is registered is led on by the guard of this page. [AUTH-17]
  const person = session && {
    name: session.current.jwtData.name,
    surname: session.current.jwtData.surname,
    hasAccount: hasAccount(session.current.jwtData),
    homePath: defaultPathOf(session.current.role),
  };
  return (
    <PageShell>
      <SignInChoice
        {...signInAddresses(query, person !== null, unavailableProviders(features))}
        isParent={query.get('error') === 'parent_not_allowed'}
        signedInAs={person}
        contacts={contacts}
      />
      <ForgetStoredIdentity />
    </PageShell>
  );
}
