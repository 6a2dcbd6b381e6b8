'use client';

import dynamic from 'next/dynamic';
import { loadLate } from '@/components/ui/late/load-late';

const load = () => import('./step-preview');

/** The preview in a bundle of its own, with all kinds of tasks; it comes when the page is at rest. */
export const StepPreview = dynamic(async () => (await loadLate(load)).StepPreview, {
  ssr: false,
});
