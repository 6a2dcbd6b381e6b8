import { setTimeout as sleep } from 'node:timers/promises';
import type { Provider } from 'oidc-provider';
import type { Session } from './session';

/** Where the main API takes logout tokens of OpenID Connect Back-Channel Logout 1.0. [TRUST-05] */
export const BACKCHANNEL_LOGOUT_PATH = '/api/v1/auth/prosv/backchannel-logout';

/** After how many milliseconds a client that has not taken it is told again. */
const AGAIN_AFTER = [5_000, 15_000, 30_000];

type Told = { backchannelLogout(sub: string, sid: string): Promise<void> };
type Failed = (error: unknown) => void;

/** What is told of: whose session, and how each client knows it. */
export type Ended = Pick<Session, 'accountId' | 'authorizations'>;

/**
 * Tells the clients of a session that it has ended. Waits for each to be told once; who has not taken it is
 * told again for a minute, and then learns it when it asks. [TRUST-05]
 *
 * @param onFailure when a client was not told in the end
 */
export async function tellLogout(
  provider: Provider,
  { accountId, authorizations }: Ended,
  onFailure: Failed,
): Promise<void> {
  if (!accountId) return;
  const clients = Object.entries(authorizations ?? {});
  await Promise.all(
    clients.map(async ([clientId, { sid }]) => {
      const client = await provider.Client.find(clientId);
      if (!client?.backchannelLogoutUri || sid === undefined) return;
      // The types of the library do not know of it.
      const { backchannelLogout } = client as unknown as Told;
      const tell = () => backchannelLogout.call(client, accountId, sid);
      await tell().catch(() => void tellAgain(tell, onFailure));
    }),
  );
}

async function tellAgain(tell: () => Promise<unknown>, onFailure: Failed): Promise<void> {
  let failure: unknown;
  for (const wait of AGAIN_AFTER) {
    await sleep(wait, undefined, { ref: false });
    try {
      await tell();
      return;
    } catch (error) {
      failure = error;
    }
  }
  onFailure(failure);
}
