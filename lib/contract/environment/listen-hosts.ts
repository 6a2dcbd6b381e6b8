/** This machine under both kinds of addresses: which of them `localhost` means differs. */
export const LOOPBACK_HOSTS = ['127.0.0.1', '::1'] as const;

type Given = { DEPLOYMENT: 'demo' | 'production'; LISTEN_HOST?: string | undefined };

/**
 * The addresses that a program listens on; undefined stands for all of the machine's. A demo, whose people
 * and secrets everybody knows, is for this machine alone unless it is told otherwise. [TRUST-11]
 */
export function listenHosts({ DEPLOYMENT, LISTEN_HOST }: Given): readonly (string | undefined)[] {
  if (LISTEN_HOST !== undefined) return [LISTEN_HOST];
  return DEPLOYMENT === 'demo' ? LOOPBACK_HOSTS : [undefined];
}
