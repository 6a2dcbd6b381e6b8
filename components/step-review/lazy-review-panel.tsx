'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { Skeleton } from '@/components/ui/skeleton/skeleton';

const load = () => import('./review-panel');

/** What can be said of a step in a bundle of its own: most who look at one say nothing. */
export const ReviewPanel = dynamic(async () => (await loadLazy(load)).ReviewPanel, {
  ssr: false,
  loading: () => <Skeleton label="Открываю проверку" lines={4} />,
});
