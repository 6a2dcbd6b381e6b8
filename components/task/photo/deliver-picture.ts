import { callApi } from '@/lib/api/call-api';
import { postForm } from '@/lib/files/post-form';
import { mayHelp, sendPicture, type Sending, type Sent } from '@/lib/files/send-picture';
import { findPicture, keepPicture, type UnsentPicture } from '@/lib/files/unsent-pictures';
import { trackEvent } from '@/lib/tracking/track-event';

const DELAYS = [2_000, 5_000, 10_000, 30_000];

/** Until so many milliseconds have passed, or the network is back. */
const untilBetter = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

const sending: Sending = {
  createIntention: (body) => callApi('createUploadIntention', { body }),
  report: (body) => callApi('reportUploadResult', { body }),
  post: postForm,
  track: trackEvent,
  wait: untilBetter,
  keep: keepPicture,
};

type Progress = {
  onProgress(share: number): void;
  /** It waits for a network, and is tried again. */
  onWaiting(): void;
};

/**
 * Sends a picture until the main API knows of it, however often that takes; one tab at a time, where the
 * browser can tell. [FILE-01]
 *
 * @param isKept whether it lies in the storage of the browser
 * @returns null when another tab has sent it, or it was taken back meanwhile
 */
export async function deliverPicture(
  picture: UnsentPicture,
  isKept: boolean,
  { onProgress, onWaiting }: Progress,
): Promise<Sent | null> {
  for (let tries = 0; ; tries += 1) {
    const sent = await alone(`picture:${picture.id}`, async () => {
      const now = isKept ? await findPicture(picture).catch(() => picture) : picture;
      return now && sendPicture(now, sending, onProgress);
    });
    if (sent === null || sent.ok || !mayHelp(sent.status)) return sent;
    onWaiting();
    await untilBetter(DELAYS[Math.min(tries, DELAYS.length - 1)] ?? 0);
  }
}

const alone = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? navigator.locks.request(name, work) : work();
