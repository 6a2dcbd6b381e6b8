import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { DialogRejected, type DialogRequest } from '@/components/ui/dialog/dialog-request';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { hasAnsweredOffer, onOfferAnswer, rememberOfferAnswer } from '@/lib/cabinet/offer-answers';
import type { OwnPath } from '@/lib/routes/own-path';
import { OfferDialog } from './offer-dialog';

export type AskedOffer = { userId: string; offerHref: string; returnUrl: OwnPath };

/**
 * Asks for the offer over the page; the dialog goes when it is answered, here or in another tab, and
 * when the page is left. Resolves when the dialog is gone. [CFG-04]
 *
 * @param signal that the page is left
 */
export async function askOffer(asked: AskedOffer, signal: AbortSignal): Promise<void> {
  await openOverlays();
  if (signal.aborted) return;
  const { userId, ...shown } = asked;
  const request: DialogRequest<void> = askDialog((frame, opened) => (
    <OfferDialog {...shown} {...frame} onAccepted={() => opened.close()} />
  ));
  const stop = onOfferAnswer(() => {
    if (hasAnsweredOffer(userId, Date.now())) request.reject('navigation');
  });
  signal.addEventListener('abort', () => request.reject('navigation'), { once: true });
  const isAnswered = await request.then(
    () => true,
    (reason) => reason instanceof DialogRejected && reason.reason === 'dismissed',
  );
  stop();
  if (isAnswered) rememberOfferAnswer(userId, Date.now());
}
