'use client';

import { lazy, Suspense } from 'react';

const LiveChat = lazy(async () => ({ default: (await import('./live-chat')).LiveChat }));

/** The live chat in a bundle of its own: a site without one does not load it. [SEO-07] */
export function ChatLoader({ id }: { id: string }) {
  return (
    <Suspense fallback={null}>
      <LiveChat id={id} />
    </Suspense>
  );
}
