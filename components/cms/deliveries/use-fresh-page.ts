import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 5_000;

/** Shows what the page says now, again and again while it changes and somebody looks. */
export function useFreshPage(isChanging: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isChanging) return undefined;
    const refresh = () => document.visibilityState === 'visible' && router.refresh();
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, [isChanging, router]);
}
