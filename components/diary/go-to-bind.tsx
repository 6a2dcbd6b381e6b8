'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** As long as nobody has gone to another page, in milliseconds. [DIARY-02] */
const QUIET = 300;

/** Leads to where the visitor is bound to their diary, once they have arrived. [DIARY-02] */
export function GoToBind({ href }: { href: string }) {
  const path = usePathname();
  useEffect(() => {
    // A whole page load: the page here may be of another layout.
    const timer = setTimeout(() => window.location.assign(href), QUIET);
    return () => clearTimeout(timer);
  }, [href, path]);
  return null;
}
