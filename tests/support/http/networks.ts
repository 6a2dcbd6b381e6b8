import { randomBytes } from 'node:crypto';

/** A network that nobody has called from yet, as web would name it: the first half of an IPv6 address. */
export function someNetwork(): string {
  const digits = randomBytes(4).toString('hex');
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4)}`;
}
