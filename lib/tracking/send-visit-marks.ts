import { readItem, writeItem } from '@/lib/browser/safe-storage';
import { sendJson } from '@/lib/browser/send-json';
import { browserPaths } from '@/lib/contract/paths';
import { isStorable } from '@/lib/contract/values/storable';
import { readKeptMarks } from './kept-marks';
import { visitKeys } from './visit-marks';

const read = (key: string) => readItem('localStorage', key);

/**
 * Sends what was kept of how somebody came, once, in the name of who is signed in. A failure is left for
 * the next page. [TRK-01]
 */
export async function sendVisitMarks(): Promise<void> {
  if (read(visitKeys.saved) === '1') return;
  const utmMarks = readKeptMarks();
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
