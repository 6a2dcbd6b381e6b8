import type { Metadata } from 'next';
import { LazyNotFound } from '@/components/status/lazy-not-found';
import { matchRoute } from '@/lib/routes/match';
import { notQuoted } from '@/lib/seo/page-metadata';
import { statusTexts, type StatusId } from '@/lib/status/status-texts';
import { pageState } from './_server/pages/page-head';

/** Next.js takes this for every page whose status is 404, also for one with a title of its own. */
export async function generateMetadata(): Promise<Metadata> {
  const id = matchRoute((await pageState()).path)?.id ?? 'notFound';
  const text = id in statusTexts ? statusTexts[id as StatusId] : statusTexts.notFound;
  return { title: text.title, ...notQuoted };
}

/** For what a page itself does not find; an unknown path is answered by middleware. [ROUTE-27] */
export default function NotFound() {
  return <LazyNotFound />;
}
