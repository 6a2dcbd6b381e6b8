import { LRUCache } from 'lru-cache';

/** Asking Intl is slow, and senders may invent names without end. */
const known = new LRUCache<string, boolean>({ max: 1_000 });

/** Whether the text names a time zone of the IANA database; an offset or anything else does not. [NET-01] */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(text)) return false;
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const valid = asksIntl(text);
  known.set(text, valid);
  return valid;
}

function asksIntl(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
