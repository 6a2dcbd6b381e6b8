import { cookies } from 'next/headers';
import { cookieOptions, ownCookieName } from '@/lib/session/cookie';

/** How long a person may take on the SSO's pages, in seconds. */
const MAX_AGE = 15 * 60;
/** Sign-ins that may be under way in several tabs of one browser. */
const MAX_PENDING = 4;
const STATE = /^[A-Za-z0-9_-]{16,200}$/;

/** The sign-in of users and that of editors, each with a cookie of its own. [AUTH-20] */
export type SignInName = 'sign-in' | 'cms-sign-in';

async function read(name: SignInName): Promise<string[]> {
  const value = (await cookies()).get(ownCookieName(name))?.value ?? '';
  return value.split('.').filter((state) => STATE.test(state));
}

async function write(name: SignInName, states: string[]): Promise<void> {
  const jar = await cookies();
  if (states.length === 0) jar.set(ownCookieName(name), '', cookieOptions(0));
  else jar.set(ownCookieName(name), states.slice(-MAX_PENDING).join('.'), cookieOptions(MAX_AGE));
}

/** Remembers that this browser began the sign-in with this state. [AUTH-03] */
export async function rememberSignIn(state: string, name: SignInName = 'sign-in'): Promise<void> {
  await write(name, [...(await read(name)), state]);
}

/**
 * Whether this browser began the sign-in with this state; true once. A callback that somebody else
 * began (login CSRF) and one played again are both false. [AUTH-03]
 */
export async function takeSignIn(state: string, name: SignInName = 'sign-in'): Promise<boolean> {
  const states = await read(name);
  if (!states.includes(state)) return false;
  await write(
    name,
    states.filter((other) => other !== state),
  );
  return true;
}
