import type { Metadata } from 'next';
import { GapOnShelf } from '@/components/status/drawings/gap-on-shelf';
import { OriginalAddress } from '@/components/status/original-address';
import { StatusLayout } from '@/components/status/status-layout';
import { serverConfig } from '@/lib/config/server';
import { routes } from '@/lib/routes/routes';
import { notQuoted } from '@/lib/seo/page-metadata';
import { mashUnreachableText } from '@/lib/status/deployment-texts';

/** Its addresses are those of the running deployment, not of the build. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return { title: mashUnreachableText(serverConfig()).title, ...notQuoted };
}

export default function Page() {
  const { path } = routes.mashUnreachable;
  return (
    <>
      <OriginalAddress ownPath={path} />
      <StatusLayout
        text={mashUnreachableText(serverConfig())}
        image={<GapOnShelf />}
        ownPath={path}
      />
    </>
  );
}
