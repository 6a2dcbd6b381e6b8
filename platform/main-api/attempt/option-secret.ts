import { randomBytes } from 'node:crypto';
import type { Accepted } from '@/lib/contract/environment/rotating-secret';
import { openRow, resealStale, seal, type SealedStore } from '@/platform/openid/sealed-values';

const PURPOSE = 'option-secret';
const ID = 1;

type Kept = { secret: string };

/**
 * What the ids of options are made with. It is kept, encrypted with PLATFORM_SECRET, and stays when that is
 * rotated: the ids in answers that were saved before can be read for good. [TRUST-12] [HW-03]
 *
 * @param hasAttempts whether somebody has begun before there was such a secret: their ids were made with
 *   PLATFORM_SECRET itself, which is kept for them
 * @throws Error when it cannot be opened with these secrets
 */
export async function loadOptionSecret(
  store: SealedStore,
  secrets: Accepted,
  hasAttempts: () => Promise<boolean>,
): Promise<string> {
  let [row] = await store.list();
  if (!row) {
    const secret = (await hasAttempts()) ? secrets.at(-1) : randomBytes(32).toString('base64url');
    await store.insertIfAbsent(ID, await seal({ secret }, secrets, PURPOSE));
    [row] = await store.list();
  }
  const opened = row ? await openRow<Kept>(row, secrets, PURPOSE) : null;
  if (!opened)
    throw new Error('The secret of options cannot be opened: was PLATFORM_SECRET changed?');
  await resealStale(store, [opened], secrets, PURPOSE);
  return opened.value.secret;
}
