import { writeDocumentCookie } from '@/lib/browser/document-cookie';
import { writeItem } from '@/lib/browser/safe-storage';
import type { OwnPath } from '@/lib/routes/own-path';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { prevUriCookie } from './prev-uri';
import { PREV_URI } from './stored-identity';

/**
 * Remembers where to come back to after signing in, for scripts and for the server; what is no path
 * of ours is not kept. [AUTH-15]
 */
export function keepReturnUrl(returnUrl: OwnPath | null): void {
  const safe = safeReturnUrl(returnUrl);
  if (safe === null) return;
  writeItem('localStorage', PREV_URI, safe);
  writeDocumentCookie(prevUriCookie, safe);
}
