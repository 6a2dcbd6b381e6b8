import { readCookie, type CookieReader } from '@/lib/http/cookies/cookie-jar';
import { mashRoleCookie } from '@/lib/session/cookies/mash-role';
import { multibookCookie } from '@/lib/session/cookies/multibook';
import { featuresSwitchedOn } from '@/lib/session/cookies/product-features';
import { signInsCookie } from '@/lib/session/cookies/sign-ins';
import { testerCookie } from '@/lib/session/cookies/tester';
import { recentSignIns } from './sign-in-loop';
import type { Hints } from './visitor';

/** What the cookies of a browser say of its visitor; whatever else stands in them says nothing. [AUTH-18] */
export function readHints(jar: CookieReader, now: number): Hints {
  return {
    isTester: readCookie(jar, testerCookie) !== null,
    mashRole: readCookie(jar, mashRoleCookie),
    isMultibook: readCookie(jar, multibookCookie) !== null,
    switchedOn: featuresSwitchedOn(jar),
    signIns: recentSignIns(readCookie(jar, signInsCookie), now),
  };
}

/**
 * Whether an address lies on one of these hosts: compared as parsed, for a partner's name can stand
 * anywhere in the address of a stranger.
 */
export function isOnHost(address: string | null, hosts: readonly string[]): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) && hosts.includes(host.toLowerCase());
}
