import { createIndexedDbStore } from '@/lib/answers/store';
import { clearLocalStorage, clearSessionStorage } from '@/lib/browser/safe-storage';

/** Leaves nothing of somebody in this browser, unsent answers too: there is nobody to send them for. */
export async function forgetHere(userId: string): Promise<void> {
  clearLocalStorage();
  clearSessionStorage();
  try {
    const store = createIndexedDbStore();
    for (const answer of await store.list(userId)) await store.remove(answer);
  } catch {
    // A browser without a storage has kept nothing.
  }
}
