import { checkPassword } from '@/platform/sso/account/check-password';
import { normalizeLogin } from '@/platform/sso/account/normalize-login';
import { nodeOf, type Account, type Sso, type SsoContext } from '@/platform/sso/context';
import { clientNetwork } from '@/platform/sso/protection/client-address';

type SignInVerdict = { account: Account } | { refused: 'wrong' | { waitSeconds: number } };

/** The network of the visitor, as a key for counting tries. */
export function networkOf(context: SsoContext): string {
  const { socket } = nodeOf(context).incoming;
  return clientNetwork(socket.remoteAddress, context.req.header('x-forwarded-for'));
}

/**
 * Checks login and password, unless there were too many tries from this network or at this login.
 * A try counts until it has turned out to be good.
 */
export async function signIn(
  { db, throttles }: Sso,
  network: string,
  login: string,
  password: string,
): Promise<SignInVerdict> {
  const key = normalizeLogin(login);
  const waitSeconds = throttles.address.take(network) || throttles.login.take(key);
  if (waitSeconds > 0) return { refused: { waitSeconds } };
  const account = await checkPassword(db, login, password);
  if (!account) return { refused: 'wrong' };
  throttles.login.clear(key);
  throttles.address.refund(network);
  return { account };
}
