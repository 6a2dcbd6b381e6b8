import type { Metadata } from 'next';
import { StatusPage } from '@/components/status/status-page';
import { statusTexts } from '@/lib/status/status-texts';

export const metadata: Metadata = { title: statusTexts.billingError.title };

export default function Page() {
  return <StatusPage id="billingError" />;
}
