import type { Hints } from './visitor';
import { readSignIns, SIGN_INS_COOKIE } from './sign-in-loop';

/** Set by whoever tests the product. [AUTH-18] */
export const TESTER_COOKIE = 'is_test';
/** Set by the Moscow platform: `student`, or `other`. [AUTH-18] */
export const MASH_ROLE_COOKIE = 'mash_role';
/** Set for the visit when it began on a partner's site. [AUTH-18] */
export const MULTIBOOK_COOKIE = 'multibook';

/** Reads one cookie of the request; undefined when it is not there. */
type CookieOf = (name: string) => string | undefined;

/** What the cookies of a browser say of its visitor; whatever else stands in them says nothing. */
export function readHints(cookieOf: CookieOf, now: number): Hints {
  const mashRole = cookieOf(MASH_ROLE_COOKIE);
  return {
    isTester: cookieOf(TESTER_COOKIE) === '1',
    mashRole: mashRole === 'student' || mashRole === 'other' ? mashRole : null,
    isMultibook: cookieOf(MULTIBOOK_COOKIE) === '1',
    signIns: readSignIns(cookieOf(SIGN_INS_COOKIE), now),
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
