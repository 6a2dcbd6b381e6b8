'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./finish-dialog');

/** The question before the end in a bundle of its own, which comes when the page is at rest. */
export const FinishDialog = dynamic(async () => (await loadLazy(load)).FinishDialog, {
  ssr: false,
});
