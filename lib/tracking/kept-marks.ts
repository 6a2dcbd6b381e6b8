import { readItem } from '@/lib/browser/safe-storage';
import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';
import { isStorable } from '@/lib/contract/values/storable';
import { visitKeys } from './visit-marks';

type Mark = { utmKey: (typeof trackingKeys)[number]; utmValue: string };

/** The kept marks of advertising; whoever owns the browser can have changed them. [TRK-01] */
export function readKeptMarks(): Mark[] {
  try {
    const kept: unknown = JSON.parse(readItem('localStorage', visitKeys.marks) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMark).slice(0, trackingKeys.length) : [];
  } catch {
    return [];
  }
}

function isMark(kept: unknown): kept is Mark {
  const { utmKey, utmValue } = { ...(kept as Partial<Mark> | null) };
  if (!trackingKeys.some((key) => key === utmKey) || typeof utmValue !== 'string') return false;
  return utmValue.length <= 500 && isStorable(utmValue);
}
