'use client';

import dynamic from 'next/dynamic';

/** The preview in a bundle of its own, with all kinds of tasks; it comes when the page is at rest. */
export const StepPreview = dynamic(async () => (await import('./step-preview')).StepPreview, {
  ssr: false,
});
