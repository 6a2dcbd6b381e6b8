import { createId } from '@/lib/browser/ids';
import { readItem, writeItem } from '@/lib/browser/safe-storage';
import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';

/** Where they are kept. [TRK-01] */
export const visitKeys = {
  marks: 'last_utms',
  referrer: 'last_refferer_url',
  /** `1` when the main API has them. */
  saved: 'utms_saved',
  /** Under which they are sent, also again and by two tabs. */
  id: 'utms_id',
} as const;

/**
 * Keeps what advertising put into the address, and the foreign page from which this visit came, when they
 * differ from the last ones. Short, for every page loads it. [TRK-01]
 */
export function keepVisitMarks(): void {
  const given = new URLSearchParams(location.search);
  const marks = trackingKeys.flatMap((utmKey) => {
    const utmValue = given.get(utmKey)?.slice(0, 500);
    return utmValue ? [{ utmKey, utmValue }] : [];
  });
  keep(visitKeys.marks, marks.length > 0 ? JSON.stringify(marks) : '');
  // That of the visit, not of the page: the way through the sign-in is no new visit.
  keep(visitKeys.referrer, readItem('sessionStorage', 'referrer')?.slice(0, 2_000));
}

function keep(key: string, value: string | undefined): void {
  if (!value || value === readItem('localStorage', key)) return;
  writeItem('localStorage', key, value);
  writeItem('localStorage', visitKeys.saved, null);
  writeItem('localStorage', visitKeys.id, createId());
}
