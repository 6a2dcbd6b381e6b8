'use client';

import { StatusPage } from '@/components/status/status-page';
import { statusIdOfDigest } from '@/lib/status/status-of-failure';

/** In place of a page that could not be shown; the address stays. [STATUS-14] */
export default function PageFailed({ error }: { error: Error & { digest?: string } }) {
  return <StatusPage id={statusIdOfDigest(error.digest)} />;
}
