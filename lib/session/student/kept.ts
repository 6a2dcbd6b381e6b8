import { cookies } from 'next/headers';
import { clearCookie, setText, textIn } from '@/lib/http/cookies/cookie-jar';
import { seal, unseal } from '@/lib/http/cookies/seal';
import { browserIdCookie } from './browser-id-cookie';
import { continueCodeCookie } from './continue-code-cookie';

/** The random id of this browser, which gets one now if it has none; for route handlers. [TRUST-01] */
export async function ownBrowserId(): Promise<string> {
  const jar = await cookies();
  const known = await unseal(browserIdCookie, textIn(jar, browserIdCookie));
  if (known) return known.id;
  const id = crypto.randomUUID();
  setText(jar, browserIdCookie, await seal(browserIdCookie, { id }));
  return id;
}

/** Keeps the code of a student without an account while they are signed in; for route handlers. [TRUST-03] */
export async function keepContinueCode(userId: string, code: string): Promise<void> {
  const sealed = await seal(continueCodeCookie, { userId, code });
  setText(await cookies(), continueCodeCookie, sealed);
}

/** The code of this student, as this browser knows it; null when it does not. */
export async function keptContinueCode(userId: string): Promise<string | null> {
  const kept = await unseal(continueCodeCookie, textIn(await cookies(), continueCodeCookie));
  return kept?.userId === userId ? kept.code : null;
}

/** Forgets the code of this student, which opens nothing any more; for route handlers. */
export async function forgetContinueCode(userId: string): Promise<void> {
  if ((await keptContinueCode(userId)) !== null) clearCookie(await cookies(), continueCodeCookie);
}
