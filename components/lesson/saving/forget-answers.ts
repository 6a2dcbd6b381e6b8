import { forgetPictures } from '@/lib/files/unsent-pictures';
import { createIndexedDbStore } from '@/lib/answers/store';

/** Forgets the unsent answers and pictures of somebody who cannot come back to send them. [TRUST-10] */
export async function forgetAnswers(userId: string): Promise<void> {
  await forgetPictures(userId);
  try {
    const store = createIndexedDbStore();
    for (const answer of await store.list(userId)) await store.remove(answer);
  } catch {
    // A browser without a storage has kept nothing.
  }
}
