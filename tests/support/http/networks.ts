import { randomInt } from 'node:crypto';

/** A network that nobody has called from yet, as web would name it: the first half of an IPv6 address. */
export function someNetwork(): string {
  const group = () => randomInt(1, 0x10000).toString(16);
  return `2001:db8:${group()}:${group()}`;
}
