import { useEffect } from 'react';

/** Reloads the page when the browser restores it from its cache, with what has expired in it. */
export function useRenewedPage(): void {
  useEffect(() => {
    const renew = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, []);
}
