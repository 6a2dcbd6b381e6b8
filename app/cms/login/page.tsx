import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { decideCmsHere } from '@/app/_server/session/cms';
import { CmsLogin } from '@/components/cms/cms-login';
import { CmsShell } from '@/components/cms/cms-shell';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';
import { withCmsReturnUrl } from '@/lib/session/guards/cms-guard';

export const metadata: Metadata = { title: 'Управление содержанием: вход' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where editors sign in, and where the end of their session leads. Works without scripts. [ROUTE-07] */
export default async function CmsLoginPage({ searchParams }: Props) {
  const { decision } = await decideCmsHere('cmsLogin');
  if (decision.kind === 'redirect') redirect(decision.to);
  const { returnUrl, error } = await searchParams;
  const given = typeof returnUrl === 'string' ? returnUrl : undefined;
  return (
    <CmsShell>
      <CmsLogin
        signInHref={withCmsReturnUrl(pathOf('cmsSignIn'), given)}
        problem={error === 'forbidden' || error === 'failed' ? error : null}
        email={serverConfig().CONTACT_EMAIL}
      />
    </CmsShell>
  );
}
