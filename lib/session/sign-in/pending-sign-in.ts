import { cookies } from 'next/headers';
import { clearCookie, readCookie, writeCookie } from '@/lib/http/cookies/cookie-jar';
import { cmsSignInCookie } from '@/lib/session/cookies/cms-sign-in';
import { MAX_PENDING } from '@/lib/session/cookies/pending-states';
import { signInCookie } from '@/lib/session/cookies/sign-in';

/** The sign-in of users and that of editors, each with a cookie of its own. [AUTH-20] */
type SignInCookie = typeof signInCookie | typeof cmsSignInCookie;

/** Remembers that this browser began the sign-in with this state. [AUTH-03] */
export async function rememberSignIn(
  state: string,
  cookie: SignInCookie = signInCookie,
): Promise<void> {
  const jar = await cookies();
  writeCookie(jar, cookie, [...(readCookie(jar, cookie) ?? []), state]);
}

/**
 * Whether so many sign-ins are under way that an older one may have been forgotten: then an unknown
 * state is no reason to suspect anybody, and the sign-in begins again. [AUTH-04]
 */
export async function mayHaveForgotten(): Promise<boolean> {
  return (readCookie(await cookies(), signInCookie) ?? []).length >= MAX_PENDING;
}

/**
 * Whether this browser began the sign-in with this state; true once. A callback that somebody else
 * began (login CSRF) and one played again are both false. [AUTH-03]
 */
export async function takeSignIn(
  state: string,
  cookie: SignInCookie = signInCookie,
): Promise<boolean> {
  const jar = await cookies();
  const states = readCookie(jar, cookie) ?? [];
  if (!states.includes(state)) return false;
  const others = states.filter((other) => other !== state);
  if (others.length === 0) clearCookie(jar, cookie);
  else writeCookie(jar, cookie, others);
  return true;
}
