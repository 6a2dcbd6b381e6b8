'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { Spinner } from '@/components/ui/spinner/spinner';
import { onNavigationStart } from '@/lib/navigation/navigation-start';
import { LogoMark } from './logo';

/** A navigation that is faster than this shows nothing, in milliseconds. */
const SHOW_AFTER = 400;
/** How long the loader takes to fade, in milliseconds. [UI-02] */
const FADE = 300;

/**
 * Covers the page while the next page of ours takes long, and fades with the first change of the
 * route. [UI-02]
 */
export function PageLoader() {
  const phase = usePhase(useIsNavigating());
  return (
    <div role="status">
      {phase === 'hidden' ? null : (
        <div
          className={`fixed inset-0 z-60 flex flex-col items-center justify-center gap-6 bg-paper transition-opacity duration-300 starting:opacity-0 ${
            phase === 'fading' ? 'pointer-events-none opacity-0' : ''
          }`}
        >
          <LogoMark className="h-16 w-auto" />
          <Spinner size="l" label={null} />
          <span className="sr-only">{phase === 'shown' ? 'Открываем страницу…' : ''}</span>
        </div>
      )}
    </div>
  );
}

/** Whether the browser is on its way to another page of ours. */
function useIsNavigating(): boolean {
  const pathname = usePathname();
  const [isNavigating, startTransition] = useTransition();
  const [, setTarget] = useState(pathname);
  useEffect(
    () =>
      onNavigationStart((target) => {
        // Begun in the same moment as the router's own transition, this one ends together with it,
        // also when a redirect leads back to the same page and no path changes.
        if (target !== pathname) startTransition(() => setTarget(target));
      }),
    [pathname],
  );
  return isNavigating;
}

type Phase = 'hidden' | 'shown' | 'fading';

function usePhase(isNavigating: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden');
  useEffect(() => {
    const timer = isNavigating
      ? setTimeout(() => setPhase('shown'), SHOW_AFTER)
      : setTimeout(() => setPhase('hidden'), FADE);
    return () => clearTimeout(timer);
  }, [isNavigating]);
  return phase === 'shown' && !isNavigating ? 'fading' : phase;
}
