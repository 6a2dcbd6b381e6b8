/**
 * Whether a query holds the address of another page, like the way back from a sign-in: whoever reads this
 * address reads that one too. [TRK-04]
 */
export function tellsAddress(query: string): boolean {
  return [...new URLSearchParams(query).values()].some((value) => value.startsWith('/'));
}
