import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Where a proxy of our own, or web beside the platform, can stand. */
const NEAR: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** How web tells the main API from which network a visitor calls. */
export const CLIENT_NETWORK_HEADER = 'X-Client-Network';

/**
 * The network that a request comes from, as a key for counting: an IPv4 address or the first half
 * of an IPv6 one, which is what one household gets. `X-Forwarded-For` is believed only from a peer
 * in a private network, which is where a proxy stands, and only in its last entry, the proxy's own.
 */
export function clientNetwork(peer: string | undefined, forwardedFor: string | undefined): string {
  const direct = parse(peer);
  const forwarded = isNear(direct) ? parse(forwardedFor?.split(',').at(-1)?.trim()) : null;
  const address = forwarded ?? direct;
  return address ? networkOf(address) : (peer ?? '');
}

/**
 * The network behind a call of the main API: what web says when the call comes from a private
 * network, where web stands, else the caller's own.
 *
 * @param told the header `X-Client-Network`
 */
export function toldNetwork(peer: string | undefined, told: string | undefined): string {
  const isBelieved = told !== undefined && isNear(parse(peer)) && isNetwork(told);
  return isBelieved ? told : clientNetwork(peer, undefined);
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Reading an address takes longer than most of what is done with a call. */
const known = new LRUCache<string, { address: Address | null }>({ max: 2_000 });

/** Null when the text is no address. An IPv4 address that is written as IPv6 is IPv4. */
function parse(text: string | undefined): Address | null {
  // No address is longer, and the texts of senders are not to be kept.
  if (text === undefined || text.length > 50) return null;
  let read = known.get(text);
  if (!read) {
    read = { address: readAddress(text) };
    known.set(text, read);
  }
  return read.address;
}

function readAddress(text: string): Address | null {
  // The parser also takes `0x7f.1` and `2130706433` for addresses, which no proxy writes.
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isPlain ? ipaddr.process(text) : null;
}

function isNear(address: Address | null): boolean {
  return address !== null && NEAR.includes(address.range());
}

function networkOf(address: Address): string {
  if (!('parts' in address)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** Whether the text is what `clientNetwork` returns. */
function isNetwork(text: string): boolean {
  return (
    ipaddr.IPv4.isValidFourPartDecimal(text) || (/^[\da-f:]+$/.test(text) && isFirstHalf(text))
  );
}

function isFirstHalf(text: string): boolean {
  return text.split(':').length === 4 && ipaddr.IPv6.isValid(`${text}::`);
}
