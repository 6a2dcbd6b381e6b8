import { plainText } from '@/lib/contract/markup/plain-text';
import type { TaskOf } from '@/lib/contract/tasks/tasks';
import type { Move, Picked } from './use-words';

/** What to do next. */
export function hintFor(picked: Picked): string {
  if (picked === null) return 'Нажмите на\u00A0слово, потом на\u00A0пропуск, или перетащите слово.';
  return 'word' in picked ? 'Теперь нажмите на\u00A0пропуск.' : 'Теперь нажмите на\u00A0слово.';
}

/** Where a word is now, and the word that it took the place of. */
export function describeMove(
  { blanks, words }: TaskOf<'gap_fill'>,
  { wordId, blankId, replacedId }: Move,
): string {
  const nameOf = (id: string) => plainText(words.find((word) => word.id === id)?.text ?? '');
  const returned = (id: string) => `${nameOf(id)} — снова среди слов`;
  if (blankId === null) return returned(wordId);
  const place = blanks.findIndex(({ id }) => id === blankId) + 1;
  const moved = `${nameOf(wordId)} — пропуск ${place} из ${blanks.length}`;
  return replacedId === null ? moved : `${moved}; ${returned(replacedId)}`;
}
