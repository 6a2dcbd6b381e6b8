import type { Metadata } from 'next';
import { StatusPage } from '@/components/status/status-page';
import { notQuoted } from '@/lib/seo/page-metadata';
import { statusTexts } from '@/lib/status/status-texts';

export const metadata: Metadata = { title: statusTexts.notFound.title, ...notQuoted };

/** For what a page itself does not find; an unknown path is answered by middleware. [ROUTE-27] */
export default function NotFound() {
  return <StatusPage id="notFound" />;
}
