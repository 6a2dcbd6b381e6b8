'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { enhanced } from '@/lib/browser/enhancement';
import { accountLabels } from '@/lib/identity/account-labels';

const ids = ['login', 'home'] as const;

/**
 * Both labels lie upon each other, so that the button has one width and nothing moves. On the
 * narrowest screens there is room for a sign alone.
 */
export function AccountLinkIsland({ loginHref, sign }: { loginHref: string; sign: ReactNode }) {
  const [homePath, setHomePath] = useState<string | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      // Not among what a landing loads first: a guest's page is whole without it.
      const loaded = await import('@/lib/identity/fetch-home-path').catch(() => null);
      const path = await loaded?.fetchHomePath(stop.signal);
      if (!stop.signal.aborted) setHomePath(path ?? null);
    };
    void ask();
    // Back to a page that the browser kept as it was: somebody may have signed in or out meanwhile.
    const askAgain = (event: PageTransitionEvent) => void (event.persisted && ask());
    window.addEventListener('pageshow', askAgain);
    return () => {
      stop.abort();
      window.removeEventListener('pageshow', askAgain);
    };
  }, []);

  const shown = homePath === null ? 'login' : 'home';
  return (
    <a
      {...enhanced('account')}
      href={homePath ?? loginHref}
      aria-label={accountLabels[shown].name}
      className={buttonStyle({ variant: 'secondary', size: 's' })}
    >
      <span className="-mx-1.5 min-[22.5rem]:hidden">{sign}</span>
      <span aria-hidden className="-mx-1.5 hidden min-[22.5rem]:grid medium:mx-0">
        {ids.map((id) => (
          <span
            key={id}
            {...enhanced('account-label')}
            data-label={id}
            className={`col-start-1 row-start-1 whitespace-nowrap ${id === shown ? '' : 'invisible'}`}
          >
            <span className="medium:hidden">{accountLabels[id].short}</span>
            <span className="hidden medium:inline">{accountLabels[id].name}</span>
          </span>
        ))}
      </span>
    </a>
  );
}
