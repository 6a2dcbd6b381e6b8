import type { UserConfig } from '@/lib/contract/user/user';

const TWO_DAYS = 2 * 24 * 60 * 60 * 1_000;
/** How long the refresh waits, in milliseconds. */
const DELAY = 2_000;

type Circumstances = {
  /** Students of the Moscow platform have no trial. */
  isMashStudent: boolean;
  wasRefreshed: boolean;
};

/**
 * After how many milliseconds the config is to be asked for again, because the trial of who came two
 * days ago should stand in it by now; null when it is not. [CFG-03]
 *
 * @param now milliseconds since 1970
 */
export function configRefreshDelay(
  { createdAt, trialExpiredDate }: Pick<UserConfig, 'createdAt' | 'trialExpiredDate'>,
  now: number,
  { isMashStudent, wasRefreshed }: Circumstances,
): number | null {
  if (trialExpiredDate !== null || isMashStudent || wasRefreshed) return null;
  return now >= Date.parse(createdAt) + TWO_DAYS ? DELAY : null;
}
