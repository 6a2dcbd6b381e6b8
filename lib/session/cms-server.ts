import { cookies } from 'next/headers';
import {
  clearedCmsCookie,
  cmsCookieName,
  cmsCookieOptions,
  openCmsSession,
  sealCmsSession,
  type CmsSession,
} from './cms-session';

/** The editor who is signed in in this browser, or null. [AUTH-20] */
export async function readCmsSession(): Promise<CmsSession | null> {
  return (await openCmsSession((await cookies()).get(cmsCookieName())?.value)).session;
}

/** Signs an editor in with a verified token; for route handlers. */
export async function writeCmsSession(token: string): Promise<void> {
  (await cookies()).set(cmsCookieName(), await sealCmsSession(token), cmsCookieOptions());
}

/** Signs the editor out in this browser; a user's session stays. For route handlers. */
export async function clearCmsSession(): Promise<void> {
  (await cookies()).set(clearedCmsCookie());
}
