/**
 * A network as logs may have it: of an IPv4 address the first three numbers, of an IPv6 one the first
 * three groups. It tells a school from a city, and no household.
 *
 * @param network as `clientNetwork` returns it
 */
export function shortNetwork(network: string): string {
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network);
  if (four) return `${four[1]}.0/24`;
  const six = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+$/.exec(network);
  return six ? `${six[1]}::/48` : '';
}
