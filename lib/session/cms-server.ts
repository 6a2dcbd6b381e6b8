import { cookies } from 'next/headers';
import { clearCookie, setText, textIn } from '@/lib/http/cookies/cookie-jar';
import { openCmsSession, sealCmsSession, type CmsSession } from './cms-session';
import { cmsSessionCookie } from './cookies/cms-session';

/** The editor who is signed in in this browser, or null. [AUTH-20] */
export async function readCmsSession(): Promise<CmsSession | null> {
  return (await openCmsSession(textIn(await cookies(), cmsSessionCookie))).session;
}

/** Signs an editor in with a verified token; for route handlers. */
export async function writeCmsSession(token: string): Promise<void> {
  setText(await cookies(), cmsSessionCookie, await sealCmsSession(token));
}

/** Signs the editor out in this browser; a user's session stays. For route handlers. */
export async function clearCmsSession(): Promise<void> {
  clearCookie(await cookies(), cmsSessionCookie);
}
