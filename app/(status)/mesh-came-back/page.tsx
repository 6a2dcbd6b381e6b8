import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { decideHere } from '@/app/_server/session/visitor';
import { RouteOnMap } from '@/components/status/drawings/route-on-map';
import { StatusLayout } from '@/components/status/status-layout';
import { serverConfig } from '@/lib/config/server';
import { notQuoted } from '@/lib/seo/page-metadata';
import { meshCameBackText } from '@/lib/status/deployment-texts';

type Props = { searchParams: Promise<{ mo?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const isRegion = (await searchParams).mo !== undefined;
  return {
    title: meshCameBackText(serverConfig(), { isRegion, isSignedIn: false }).title,
    ...notQuoted,
  };
}

/** Access has come back: where from is the visitor? [STATUS-10] */
export default async function MeshCameBackPage({ searchParams }: Props) {
  const [{ mo }, { decision, session }] = await Promise.all([
    searchParams,
    decideHere('meshCameBack'),
  ]);
  if (decision.kind === 'redirect') redirect(decision.to);
  const visitor = { isRegion: mo !== undefined, isSignedIn: session !== null };
  return <StatusLayout text={meshCameBackText(serverConfig(), visitor)} image={<RouteOnMap />} />;
}
