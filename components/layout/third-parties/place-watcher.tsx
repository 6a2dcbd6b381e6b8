'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isChatVisible } from '@/lib/routes/chat-visibility';
import { matchRoute } from '@/lib/routes/match';
import { isCmsRoute } from '@/lib/routes/routes';
import { separateDocuments } from '@/lib/third-parties/separate-documents';
import { showThirdParties } from '@/lib/third-parties/show-third-parties';

/** Tells what loads counters and chat which page is shown, and how wide the window is. [SEO-07] [TRK-04] */
export function PlaceWatcher() {
  const path = usePathname();
  const width = useWindowWidth();
  useEffect(separateDocuments, []);
  useEffect(() => {
    const match = matchRoute(path);
    if (width === null || !match || isCmsRoute(match.id)) return;
    const { chat, path: pattern } = match.route;
    showThirdParties({
      path: pattern,
      isChatWanted: isChatVisible(path, width),
      isOpen: chat !== 'hidden',
    });
  }, [path, width]);
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
