import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** How web tells the main API from which network a visitor calls. */
export const CLIENT_NETWORK_HEADER = 'X-Client-Network';

/** Longer ways through proxies are none of ours. */
const MOST_PROXIES = 10;

/**
 * The network that a request comes from, as a key for counting: an IPv4 address or the first half
 * of an IPv6 one, which is what one household gets. `X-Forwarded-For` is believed from a trusted proxy
 * alone, and read from its end: each proxy adds whom it was called by, so what stands before the first
 * address that is no such proxy can have been written by anybody. [TRUST-11]
 *
 * @param trusted the networks of our proxies, as addresses with or without a length
 */
export function clientNetwork(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  let address = parse(peer);
  const told = (forwardedFor ?? '').split(',').slice(-MOST_PROXIES);
  while (address !== null && isTrusted(address, trusted)) {
    const before = parse(withoutPort(told.pop()?.trim()));
    if (before === null) break;
    address = before;
  }
  return address ? networkOf(address) : (peer ?? '');
}

/**
 * All the networks that one customer of a provider can have: of IPv6 what has the same 48 bits, of IPv4 the
 * address alone.
 *
 * @param network as `clientNetwork` returns it
 */
export const siteOf = (network: string): string =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : network;

/**
 * The network behind a call of web, which says it: whoever asks has made sure that web calls. Without its
 * word, the caller's own.
 *
 * @param told the header `X-Client-Network`
 */
export function toldNetwork(peer: string | undefined, told: string | undefined): string {
  return told !== undefined && isNetwork(told) ? told : clientNetwork(peer, undefined, []);
}

/** Some proxies add the port: `203.0.113.7:5678`, `[2001:db8::1]:443`. */
function withoutPort(text: string | undefined): string | undefined {
  const [, inBrackets, plain] =
    /^(?:\[([^[\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text ?? '') ?? [];
  return inBrackets ?? plain ?? text;
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

type Network = [Address, number];

/** A configuration has one list. */
const networks = new WeakMap<readonly string[], Network[]>();

function isTrusted(address: Address, trusted: readonly string[]): boolean {
  let read = networks.get(trusted);
  if (!read) {
    read = trusted.map(readNetwork);
    networks.set(trusted, read);
  }
  return read.some(([own, bits]) => own.kind() === address.kind() && address.match(own, bits));
}

function readNetwork(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
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
