import type { Journal } from '@/lib/contract/journal/journal';

/** A student as the journal calls them: the surname first. */
export const studentName = ({ surname, name }: { surname: string; name: string }): string =>
  [surname, name].filter((part) => part !== '').join(' ');

/** What a row of the journal is called; null when it is not there. */
export function nameIn({ classes }: Journal, userId: string): string | null {
  for (const { students } of classes) {
    const found = students.find((student) => student.userId === userId);
    if (found) return studentName(found);
  }
  return null;
}

/** Which other rows came from the same browser, in words; null when none did. [TRUST-01] */
export function sameDeviceText(
  sameBrowser: readonly string[],
  nameOf: (userId: string) => string | null,
): string | null {
  const names = sameBrowser.flatMap((id) => nameOf(id) ?? []);
  return names.length === 0 ? null : `С\u00A0одного устройства: ${names.join(', ')}`;
}
