'use client';

import { useEffect } from 'react';

/** A year, in seconds. */
const MAX_AGE = 365 * 24 * 60 * 60;

/**
 * Tells the server the browser's time zone with every request that follows: it speaks of times in
 * pages, and passes the zone on to other services. [NET-01]
 */
export function TimeZoneCookie() {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `tz=${timeZone}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`;
  }, []);
  return null;
}
