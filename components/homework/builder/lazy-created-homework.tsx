'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./created-homework');

/** What stands in place of the builder in the end, in a bundle of its own. */
export const CreatedHomework = dynamic(async () => (await loadLazy(load)).CreatedHomework);

/** Fetches the bundle before it is needed: the link is to be there at once. */
export function prepareCreated(): void {
  void load().catch(() => undefined);
}
