/** The record with this entry; without it, when there is no value: an answer that was taken back. */
export function withEntry(
  record: Record<string, string>,
  key: string,
  value: string | null,
): Record<string, string> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}
