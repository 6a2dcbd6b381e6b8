import { RELOADED_KEY } from '@/lib/identity/sign-in-marker';
import { MARK_TYPE_KEY } from '@/lib/journal/mark-type';
import { visitKeys } from '@/lib/tracking/visit-marks';

/** What says nothing of who was signed in: how marks are shown, by which advertisement the browser came. */
const IMPERSONAL = [
  MARK_TYPE_KEY,
  RELOADED_KEY,
  // Kept by `keepVisitReferrer`.
  'referrer',
  ...Object.values<string>(visitKeys),
];

/**
 * Leaves nothing of the person in the storages of this browser: drafts, the last workbook, who they are. Unsent
 * answers lie elsewhere, and stay with whoever can come back to send them. [TRUST-10]
 */
export function forgetPerson(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage))
        if (!IMPERSONAL.includes(key)) storage.removeItem(key);
    } catch {
      // A browser without a storage has kept nothing.
    }
}
