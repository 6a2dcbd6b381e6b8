import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the address has become that of another page since `active` began. [UI-06] */
export function useNavigationClose(active: boolean, onNavigation: () => void): void {
  const path = usePathname();
  const begunAt = useRef<{ path: string | null } | null>(null);
  const leave = useEffectEvent(onNavigation);
  useEffect(() => {
    if (!active) begunAt.current = null;
    else if (begunAt.current === null) begunAt.current = { path };
    else if (begunAt.current.path !== path) leave();
  }, [active, path]);
}
