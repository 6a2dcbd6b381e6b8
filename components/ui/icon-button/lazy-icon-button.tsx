'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./icon-button');

/**
 * The button with its tooltip in a bundle of its own, for pages that have much else to load: what places the
 * words on the screen is a sixth of a page. Its place is kept.
 */
export const IconButton = dynamic(async () => (await loadLazy(load)).IconButton, {
  loading: () => <span className="inline-block size-11 shrink-0" />,
});
