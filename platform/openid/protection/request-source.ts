/** Reads one header of a request; undefined when it is not there. */
type HeaderOf = (name: string) => string | undefined;

/**
 * Whether a form was sent from another site. Browsers of today say so in Sec-Fetch-Site; for the
 * rest Origin decides. `null` is what a page without a referrer sends in Origin, so it cannot be
 * refused: there, the address of the interaction and its SameSite cookie protect.
 */
export function isForeignPost(header: HeaderOf, ownOrigin: string): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = header('origin');
  return origin !== undefined && origin !== 'null' && origin !== ownOrigin;
}

/**
 * Whether a person goes to this address with the whole tab. A picture, a frame, a script or a page
 * fetched in advance is not a person's wish to sign out. [AUTH-07]
 */
export function isNavigation(header: HeaderOf): boolean {
  const destination = header('sec-fetch-dest');
  const purpose = header('sec-purpose') ?? header('purpose') ?? '';
  return (destination === undefined || destination === 'document') && !/prefetch/.test(purpose);
}
