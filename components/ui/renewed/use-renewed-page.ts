import { useEffect } from 'react';

/** Loads the page anew when the browser brings it back as it once was, with what is over in it. */
export function useRenewedPage(): void {
  useEffect(() => {
    const renew = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, []);
}
