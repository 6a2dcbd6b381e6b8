'use client';

import dynamic from 'next/dynamic';

/** The question before the end in a bundle of its own, which comes when the page is at rest. */
export const FinishDialog = dynamic(async () => (await import('./finish-dialog')).FinishDialog, {
  ssr: false,
});
