import type { Metadata } from 'next';
import { BreakSign } from '@/components/status/drawings/break-sign';
import { OriginalAddress } from '@/components/status/original-address';
import { StatusLayout } from '@/components/status/status-layout';
import { serverConfig } from '@/lib/config/server';
import { routes } from '@/lib/routes/routes';
import { notQuoted } from '@/lib/seo/page-metadata';
import { moUnreachableText } from '@/lib/status/deployment-texts';

/** Its addresses are those of the running deployment, not of the build. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return { title: moUnreachableText(serverConfig()).title, ...notQuoted };
}

export default function Page() {
  const { path } = routes.moUnreachable;
  return (
    <>
      <OriginalAddress ownPath={path} />
      <StatusLayout text={moUnreachableText(serverConfig())} image={<BreakSign />} ownPath={path} />
    </>
  );
}
