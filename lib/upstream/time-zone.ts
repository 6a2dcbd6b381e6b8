const MAX_KNOWN = 1_000;
const known = new Map<string, boolean>();

/** Whether the text names a time zone of the IANA database; an offset or anything else does not. [NET-01] */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(text)) return false;
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const valid = asksIntl(text);
  // Asking is slow, and senders may invent names without end.
  if (known.size >= MAX_KNOWN) known.clear();
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
