'use client';

import { useEffect } from 'react';
import { LazyFailure } from '@/components/status/lazy-failure';
import { isChunkLoadError } from '@/lib/status/chunk-load';
import { statusIdOfDigest } from '@/lib/status/status-of-failure';

type PageFailedProps = { error: Error & { digest?: string } };

/** In place of a page that could not be shown; the address stays. [STATUS-14, STATUS-15] */
export default function PageFailed({ error }: PageFailedProps) {
  // To who watches for failures: a boundary keeps errors to itself.
  useEffect(() => window.reportError(error), [error]);
  const isMissing = isChunkLoadError(error);
  return <LazyFailure id={isMissing ? 'networkError' : statusIdOfDigest(error.digest)} />;
}
