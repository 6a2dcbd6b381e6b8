import { isIP } from 'node:net';

const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][\da-f]{2}:|fe80:)/i;

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
