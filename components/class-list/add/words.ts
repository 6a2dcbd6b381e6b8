import { studentForms } from '@/lib/class-list/words';
import type { NameLine } from '@/lib/class-list/read-names';
import { countOf } from '@/lib/format/plural';

/** What becomes of a line that is not a new student. */
export const lineTexts: Record<Exclude<NameLine['kind'], 'new'>, string> = {
  present: 'уже в\u00A0списке',
  repeated: 'повторяется',
  'one-word': 'нужны и\u00A0фамилия, и\u00A0имя',
  odd: 'есть лишние знаки',
};

/** What came of adding. */
export function doneText(outcomes: readonly ('added' | 'known' | 'present')[]): string {
  const of = (kind: string) => outcomes.filter((one) => one === kind).length;
  const [known, added] = [of('known'), of('added') + of('known')];
  if (added === 0) return 'Все они уже были в\u00A0списке.';
  const who = `В\u00A0список добавлено: ${countOf(added, studentForms)}.`;
  return known === 0 ? who : `${who} Из\u00A0них уже работают у\u00A0вас: ${known}.`;
}
