import { rulesOfType } from '@/lib/contract/auth/external-providers';
import type { OwnPath } from '@/lib/routes/own-path';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';

/** What the identity provider says of this browser. */
export type IdpState = { isSignedIn: boolean; uuid: string | null };

/** All that the decision depends on: plain data. */
export type IdentityFacts = {
  /** The browser has a session: its mark is there. */
  hasToken: boolean;
  /** `edu-token-collection` has an entry. */
  hasUserEntry: boolean;
  /** Whom the page was rendered for; null for a guest. */
  user: { provider: string } | null;
  /** Null when the provider did not tell: that decides nothing. */
  idp: IdpState | null;
  /** The user's own identifier there; null while it is not known, and for who has none. */
  ownUuid: string | null;
  isStopUri: boolean;
  /** A sign-in was begun by itself in this tab before. */
  wasReloaded: boolean;
  /** Path with query. */
  path: string;
};

export type IdentityDecision =
  | { kind: 'stay' }
  /** The session has ended elsewhere: this page ends too. */
  | { kind: 'logout' }
  /** Signed out at the provider: signed out here, by the provider's own address. */
  | { kind: 'provider-logout' }
  /** Somebody else is signed in at the provider: they come in, in place of this user. */
  | { kind: 'switch' }
  | { kind: 'begin-sign-in'; returnUrl: OwnPath | null };

/** Whose session stands and falls with that at the provider; the main API may leave the name out. */
const FOLLOWS_PROVIDER = ['', 'prosv_id'];

/**
 * What a page does about the states of session and identity provider. The rows stand in the order in
 * which they count. A pure function of its argument. [AUTH-15]
 */
export function decideIdentity(facts: IdentityFacts): IdentityDecision {
  const { hasToken, hasUserEntry, user, idp, ownUuid } = facts;
  if (user === null) return decideForGuest(facts);
  if (!hasToken && !hasUserEntry && !rulesOfType(user.provider).endsSessions)
    return { kind: 'logout' };
  if (!hasToken || idp === null) return { kind: 'stay' };
  if (!idp.isSignedIn)
    return FOLLOWS_PROVIDER.includes(user.provider)
      ? { kind: 'provider-logout' }
      : { kind: 'stay' };
  const isSomebodyElse = idp.uuid !== null && ownUuid !== null && idp.uuid !== ownUuid;
  return { kind: isSomebodyElse ? 'switch' : 'stay' };
}

function decideForGuest(facts: IdentityFacts): IdentityDecision {
  const { hasToken, idp, isStopUri, wasReloaded, path } = facts;
  // With a token the page only has to be loaded again.
  if (hasToken || isStopUri || wasReloaded || !idp?.isSignedIn) return { kind: 'stay' };
  return { kind: 'begin-sign-in', returnUrl: safeReturnUrl(path) };
}
