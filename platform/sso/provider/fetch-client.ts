/** Of one address, in milliseconds. */
const TIME_LIMIT = 2_500;

/**
 * How the provider reaches its client, the main API: at the first of its addresses, or the next one when
 * that does not take what is told. The library's own refuses addresses of private networks. [NET-02]
 *
 * @param origins of the main API, in the order in which they are tried; the provider knows the first
 */
export function fetchClient(origins: readonly string[]): typeof fetch {
  return async (asked, options) => {
    const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked);
    const ask = (origin: string) =>
      fetch(origin + pathname + search, {
        ...{ ...options, dispatcher: undefined },
        signal: AbortSignal.timeout(TIME_LIMIT),
      } as RequestInit);
    const [last = '', ...others] = origins.toReversed();
    for (const origin of others.toReversed()) {
      const response = await ask(origin).catch(() => null);
      if (response?.ok) return response;
    }
    return ask(last);
  };
}
