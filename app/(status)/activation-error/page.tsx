import type { Metadata } from 'next';
import { StatusPage } from '@/components/status/status-page';
import { notQuoted } from '@/lib/seo/page-metadata';
import { statusTexts } from '@/lib/status/status-texts';

export const metadata: Metadata = { title: statusTexts.activationError.title, ...notQuoted };

export default function Page() {
  return <StatusPage id="activationError" />;
}
