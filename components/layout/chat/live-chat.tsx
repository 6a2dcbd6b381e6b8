'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { showLiveChat } from '@/lib/browser/live-chat';
import { isChatVisible } from '@/lib/routes/chat-visibility';

/**
 * The live chat, loaded when a page where it may be seen has come to rest, and hidden where a route
 * does not want it. [SEO-07] [TRK-04]
 *
 * @param id the name under which the chat service knows this site
 */
export function LiveChat({ id }: { id: string }) {
  const path = usePathname();
  const width = useWindowWidth();
  const isVisible = width !== null && isChatVisible(path, width);
  useEffect(() => {
    showLiveChat(id, isVisible);
  }, [isVisible, id]);
  return null;
}

/** In px; null before the page is interactive. */
function useWindowWidth(): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    // After everything else that the page has to do.
    const first = setTimeout(measure, 0);
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(first);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return width;
}
