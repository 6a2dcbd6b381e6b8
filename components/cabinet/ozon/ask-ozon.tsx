import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { callApi } from '@/lib/api/call-api';
import { readItem, writeItem } from '@/lib/browser/safe-storage';
import { userFeatures } from '@/lib/contract/user/user-features';
import type { OwnPath } from '@/lib/routes/own-path';
import { OzonPopup, type OzonWords } from './ozon-popup';

/** Once in each tab the main API is asked, which knows how often the popup was shown. */
const KEY = 'ozon-asked';

/**
 * Shows the popup of the Ozon promotion when the main API says that it may be shown now: it draws who
 * sees it, and counts. [FEAT-02]
 *
 * @param signal that the page is left
 */
export async function askOzon(
  words: OzonWords & { userId: string; returnUrl: OwnPath },
  signal: AbortSignal,
): Promise<void> {
  const { userId, ...shown } = words;
  if (readItem('sessionStorage', KEY) === userId) return;
  // What cannot be drawn is not counted as shown.
  await openOverlays();
  const mayShow = await askMainApi();
  if (mayShow === null || signal.aborted) return;
  writeItem('sessionStorage', KEY, userId);
  if (!mayShow) return;
  const request = askDialog((frame) => <OzonPopup {...shown} {...frame} />);
  signal.addEventListener('abort', () => request.reject('navigation'), { once: true });
}

/** Null when it could not be asked. */
async function askMainApi(): Promise<boolean | null> {
  const body = { featureName: userFeatures.ozon, featureValue: {} };
  const quiet = { handlesSessionExpired: true };
  const created = await callApi('createUserFeature', { body }, quiet);
  if (!created.ok) return created.error.status === 0 ? null : false;
  const { isRandomizerEnabled, registeredAt } = created.value.featureValue;
  if (!isRandomizerEnabled || registeredAt !== null) return false;
  const told = await callApi('reportOzonPromotion', { body: { event: 'shown' } }, quiet);
  return told.ok && told.value.accepted;
}
