import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { writeItem } from '@/lib/browser/safe-storage';
import { BACK_URL_KEY } from './stored-identity';

/** As long as somebody may take to sign in, in seconds. */
export const BACK_URL_MAX_AGE = 15 * 60;

/**
 * Remembers where to come back to after signing in, for scripts and for the server; what is no path
 * of ours is not kept. [AUTH-15]
 */
export function keepBackUrl(path: string): void {
  const safe = safeReturnUrl(path);
  if (safe === null) return;
  writeItem('localStorage', BACK_URL_KEY, safe);
  const value = `${BACK_URL_KEY}=${encodeURIComponent(safe)}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${value}; Path=/; Max-Age=${BACK_URL_MAX_AGE}; SameSite=Lax${secure}`;
}
