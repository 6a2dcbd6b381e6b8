import type { Metadata } from 'next';
import { NamelessBadge } from '@/components/status/drawings/nameless-badge';
import { OriginalAddress } from '@/components/status/original-address';
import { StatusLayout } from '@/components/status/status-layout';
import { serverConfig } from '@/lib/config/server';
import { routes } from '@/lib/routes/routes';
import { notQuoted } from '@/lib/seo/page-metadata';
import { roleInvalidText } from '@/lib/status/deployment-texts';

/** Its addresses are those of the running deployment, not of the build. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return { title: roleInvalidText(serverConfig()).title, ...notQuoted };
}

export default function Page() {
  const { path } = routes.roleInvalid;
  return (
    <>
      <OriginalAddress ownPath={path} />
      <StatusLayout
        text={roleInvalidText(serverConfig())}
        image={<NamelessBadge />}
        ownPath={path}
      />
    </>
  );
}
