'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

const load = () => import('./step-preview');

/** The preview in a bundle of its own, with all kinds of tasks; it comes when the page is at rest. */
export const StepPreview = dynamic(async () => (await loadLazy(load)).StepPreview, {
  ssr: false,
});
