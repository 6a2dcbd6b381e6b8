'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./select');

/**
 * The select in a bundle of its own: what places its list on the screen is a tenth of a page. It is
 * rendered on the server like any other, and takes presses when the bundle has come.
 */
export const Select = dynamic(async () => (await loadLazy(load)).Select);

/** Fetches the bundle before a select is there, for pages that may lose the network meanwhile. */
export function prepareSelect(): void {
  void load().catch(() => undefined);
}
