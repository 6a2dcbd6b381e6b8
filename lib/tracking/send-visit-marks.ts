import { readItem, writeItem } from '@/lib/browser/safe-storage';
import { sendJson } from '@/lib/browser/send-json';
import { browserPaths } from '@/lib/contract/paths';
import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';
import { isStorable } from '@/lib/contract/values/storable';
import { visitKeys } from './visit-marks';

type Mark = { utmKey: (typeof trackingKeys)[number]; utmValue: string };

const read = (key: string) => readItem('localStorage', key);

/**
 * Sends what was kept of how somebody came, once, in the name of who is signed in. A failure is left for
 * the next page. [TRK-01]
 */
export async function sendVisitMarks(): Promise<void> {
  if (read(visitKeys.saved) === '1') return;
  const utmMarks = readMarks();
  const referrer = read(visitKeys.referrer) ?? '';
  const reffererUrl = isStorable(referrer) ? referrer : '';
  const idempotencyKey = read(visitKeys.id);
  if (idempotencyKey === null || (utmMarks.length === 0 && reffererUrl === '')) return;
  const { method, path } = browserPaths.saveUtm;
  const body = { idempotencyKey, utmMarks, reffererUrl };
  const { status } = await sendJson(path, { method, body });
  // What is refused for what it is would be refused again and again.
  const isDone = (status >= 200 && status < 300) || status === 400 || status === 409;
  if (isDone && read(visitKeys.id) === idempotencyKey)
    writeItem('localStorage', visitKeys.saved, '1');
}

/** The kept marks; whoever owns the browser can have changed them. */
function readMarks(): Mark[] {
  try {
    const kept: unknown = JSON.parse(read(visitKeys.marks) ?? '[]');
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
