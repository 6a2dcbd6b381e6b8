'use client';

import dynamic from 'next/dynamic';
import { loadLate } from '@/components/ui/late/load-late';

const load = () => import('./finish-dialog');

/** The question before the end in a bundle of its own, which comes when the page is at rest. */
export const FinishDialog = dynamic(async () => (await loadLate(load)).FinishDialog, {
  ssr: false,
});
