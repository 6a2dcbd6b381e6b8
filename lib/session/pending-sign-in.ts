import { cookies } from 'next/headers';
import { cookieOptions, sessionCookieName } from './cookie';

/** How long a person may take on the SSO's pages, in seconds. */
const MAX_AGE = 15 * 60;
/** Sign-ins that may be under way in several tabs of one browser. */
const MAX_PENDING = 4;
const STATE = /^[A-Za-z0-9_-]{16,200}$/;

const cookieName = () => sessionCookieName().replace('session', 'sign-in');

async function read(): Promise<string[]> {
  const value = (await cookies()).get(cookieName())?.value ?? '';
  return value.split('.').filter((state) => STATE.test(state));
}

async function write(states: string[]): Promise<void> {
  const jar = await cookies();
  if (states.length === 0) jar.set(cookieName(), '', cookieOptions(0));
  else jar.set(cookieName(), states.slice(-MAX_PENDING).join('.'), cookieOptions(MAX_AGE));
}

/** Remembers that this browser began the sign-in with this state. [AUTH-03] */
export async function rememberSignIn(state: string): Promise<void> {
  await write([...(await read()), state]);
}

/**
 * Whether this browser began the sign-in with this state; true once. A callback that somebody else
 * began (login CSRF) and one played again are both false. [AUTH-03]
 */
export async function takeSignIn(state: string): Promise<boolean> {
  const states = await read();
  if (!states.includes(state)) return false;
  await write(states.filter((other) => other !== state));
  return true;
}
