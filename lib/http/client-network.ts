import { isIP } from 'node:net';

const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][\da-f]{2}:|fe80:)/i;
/** What `clientNetwork` gives: an address or the beginning of one. */
const NETWORK = /^[\da-f.:]{2,39}$/;

/**
 * The network that a request comes from, as a key for counting: an IPv4 address or the first half
 * of an IPv6 one, which is what one household gets. `X-Forwarded-For` is believed only from a peer
 * in a private network, which is where a proxy stands, and only in its last entry, the proxy's own.
 */
export function clientNetwork(peer: string | undefined, forwardedFor: string | undefined): string {
  const direct = plain(peer ?? '');
  const forwarded = plain(forwardedFor?.split(',').at(-1)?.trim() ?? '');
  const address = PRIVATE.test(direct) && isIP(forwarded) > 0 ? forwarded : direct;
  return isIP(address) === 6 ? firstHalf(address) : address;
}

/** How web tells the main API from which network a visitor calls. */
export const CLIENT_NETWORK_HEADER = 'X-Client-Network';

/**
 * The network behind a call of the main API: what web says when the call comes from a private
 * network, where web stands, else the caller's own.
 *
 * @param told the header `X-Client-Network`
 */
export function toldNetwork(peer: string | undefined, told: string | undefined): string {
  const believed = PRIVATE.test(plain(peer ?? '')) && told !== undefined && NETWORK.test(told);
  return believed ? told : clientNetwork(peer, undefined);
}

/** IPv4 that came in the clothes of IPv6 is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function firstHalf(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
