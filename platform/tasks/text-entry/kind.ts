import { z } from 'zod';
import { escapeMarkup } from '@/lib/contract/markup/escape-markup';
import { MAX_ENTRY_LENGTH } from '@/lib/contract/tasks/text-entry/answer';
import { inTextOrder, nameBlanks, readBlanks, revealBlanks } from '@/platform/tasks/parts/blanks';
import { checkBlanks } from '@/platform/tasks/parts/check-markup';
import { checkKeyNames } from '@/platform/tasks/parts/check-options';
import { fields, flag, id, markup } from '@/platform/tasks/parts/fields';
import type { Report } from '@/platform/tasks/parts/report';
import { shareOfRight } from '@/platform/tasks/parts/share-of-right';
import { defineKind } from '@/platform/tasks/task-kind';
import { isAccepted, normalizeText, type TextComparison } from './compare-text';

/** `size` is one for all blanks of a task and rounded up: a width that tells one word from another would help. */
type Source = { text: string; blanks: { id: string; size: number }[] };
/** Blank → accepted texts, in the spelling of the author. */
type Key = { accepted: Record<string, string[]>; compare: TextComparison };

/** Blanks in a text, each filled by typing. */
export const textEntry = defineKind({
  kind: 'text_entry',
  fields: {
    text: markup,
    blanks: z.array(id).min(1),
    key: z.map(id, z.array(z.string().max(MAX_ENTRY_LENGTH)).min(1)),
    compare: fields({ case: flag.default(false), yo: flag.default(false) }).default({
      case: false,
      yo: false,
    }),
  },
  check(task, report) {
    checkBlanks(task.text, task.blanks, report);
    checkKeyNames(task.key, task.blanks, 'пропуска', report);
    for (const [blank, accepted] of task.key)
      accepted.forEach((text, index) =>
        checkAccepted(text, task.compare, (_, message) => report(['key', blank, index], message)),
      );
  },
  toSource(task): Source {
    const size = fieldSize([...task.key.values()].flat());
    return { text: task.text, blanks: task.blanks.map((blank) => ({ id: blank, size })) };
  },
  toKey: (task): Key => ({ accepted: Object.fromEntries(task.key), compare: task.compare }),
  present: (source) => ({
    text: nameBlanks(source.text),
    blanks: inTextOrder(source, ({ size }, name) => ({ id: name, size })),
  }),
  read: (source, { kind, texts }) => ({
    kind,
    texts: readBlanks(source, texts, 'texts', (_, text) => text),
  }),
  score: (key, { texts }) =>
    shareOfRight(key.accepted, texts, (accepted, text) => isAccepted(text, accepted, key.compare)),
  /** The first accepted text of each blank: the one that the author thought of first. */
  solve: ({ accepted }) => ({
    kind: 'text_entry',
    texts: Object.fromEntries(
      Object.entries(accepted).map(([blank, [first = '']]) => [blank, first]),
    ),
  }),
  reveal: (source, { texts }) =>
    revealBlanks(source, texts, (_, text) => escapeMarkup(text.trim())),
  formOf: ({ accepted, compare }, { texts }) =>
    Object.keys(accepted)
      .sort()
      .map((blank) => normalizeText(texts[blank] ?? '', compare)),
});

function checkAccepted(text: string, compare: TextComparison, report: Report): void {
  if (normalizeText(text, compare) === '') report([], 'Пустой ответ');
  const mixed = (text.match(/\p{L}+/gu) ?? []).find(
    (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
  );
  if (mixed) report([], `В слове «${mixed}» смешаны латинские и русские буквы`);
}

const SIZE_STEP = 5;
const LONGEST_FIELD = 60;

/** The width of every field of a task, in characters: the longest accepted text, rounded up. */
function fieldSize(accepted: readonly string[]): number {
  const longest = Math.max(...accepted.map((text) => text.trim().length), 1);
  return Math.min(LONGEST_FIELD, Math.ceil(longest / SIZE_STEP) * SIZE_STEP);
}
