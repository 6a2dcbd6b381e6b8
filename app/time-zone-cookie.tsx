'use client';

import { useEffect } from 'react';
import { writeDocumentCookie } from '@/lib/browser/document-cookie';
import { timeZoneCookie } from '@/lib/http/cookies/time-zone';

/**
 * Tells the server the browser's time zone with every request that follows: it speaks of times in
 * pages, and passes the zone on to other services. [NET-01]
 */
export function TimeZoneCookie() {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    writeDocumentCookie(timeZoneCookie, timeZone);
  }, []);
  return null;
}
