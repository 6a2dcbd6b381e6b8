'use client';

import { lazy, Suspense } from 'react';
import { enhanced } from '@/lib/browser/enhancement';
import type { Route } from '@/lib/routes/route';

const LiveChat = lazy(async () => ({ default: (await import('./live-chat')).LiveChat }));

/**
 * The live chat in a bundle of its own: a site without one does not load it. [SEO-07]
 *
 * @param chat what the route of the page says of it, for the script of documents
 */
export function ChatLoader({ id, chat }: { id: string; chat: Route['chat'] }) {
  return (
    <>
      <span hidden {...enhanced('chat')} data-chat-id={id} data-chat-wanted={chat} />
      <Suspense fallback={null}>
        <LiveChat id={id} />
      </Suspense>
    </>
  );
}
