import { z } from 'zod';
import { MAX_WORDS } from '@/lib/contract/tasks/gap-fill/answer';
import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { inTextOrder, nameBlanks, readBlanks, revealBlanks } from '@/platform/tasks/parts/blanks';
import { checkBlanks } from '@/platform/tasks/parts/check-markup';
import { checkKeyNames, checkKnown, checkOptions } from '@/platform/tasks/parts/check-options';
import { id, line, listOptions, markup } from '@/platform/tasks/parts/fields';
import { arrange, revealIds } from '@/platform/tasks/parts/opaque-ids';
import { findById, mismatch } from '@/platform/tasks/parts/read-ids';
import { textOf } from '@/platform/tasks/parts/reveal-options';
import { isSame, shareOfRight } from '@/platform/tasks/parts/share-of-right';
import { defineKind } from '@/platform/tasks/task-kind';

/** The longest text of a word, in characters: it stands in a line of the text. */
const MAX_WORD_LENGTH = 60;

type Source = { text: string; blanks: { id: string }[]; words: TaskOption[] };
/** Blank → word; each word in one blank at most. */
type Key = { words: Record<string, string> };

/** Words of a bank into the blanks of a text. */
export const gapFill = defineKind({
  kind: 'gap_fill',
  fields: {
    text: markup,
    blanks: z.array(id).min(1),
    words: z.map(id, line(MAX_WORD_LENGTH)),
    key: z.map(id, id),
  },
  check(task, report) {
    checkBlanks(task.text, task.blanks, report);
    checkOptions(task.words, 2, ['words'], report);
    checkKeyNames(task.key, task.blanks, 'пропуска', report);
    const used = [...task.key.values()];
    for (const [blank, word] of task.key) {
      checkKnown(word, task.words, ['key', blank], report);
      if (used.indexOf(word) !== used.lastIndexOf(word))
        report(['key', blank], `«${word}» стоит в двух пропусках`);
    }
    // Without a word left over the last blank would give itself away.
    if (task.words.size <= task.blanks.length)
      report(['words'], 'Слов должно быть больше, чем пропусков');
    if (task.words.size > MAX_WORDS) report(['words'], `Слов может быть не больше ${MAX_WORDS}`);
  },
  toSource: (task): Source => ({
    text: task.text,
    blanks: task.blanks.map((blank) => ({ id: blank })),
    words: listOptions(task.words),
  }),
  toKey: (task): Key => ({ words: Object.fromEntries(task.key) }),
  present: (source, groups) => ({
    text: nameBlanks(source.text),
    blanks: inTextOrder(source, (_, name) => ({ id: name })),
    words: arrange(source.words, true, groups('words')),
  }),
  read(source, { kind, words }, groups) {
    if (new Set(Object.values(words)).size !== Object.keys(words).length)
      throw mismatch('words', 'A word is in two blanks');
    const known = revealIds(source.words, groups('words'));
    const read = readBlanks(source, words, 'words', (_, word, field) =>
      findById(known, word, field),
    );
    return { kind, words: read };
  },
  score: (key, { words }) => shareOfRight(key.words, words, isSame),
  solve: ({ words }) => ({ kind: 'gap_fill', words }),
  reveal: (source, { words }) =>
    revealBlanks(source, words, (_, word) => textOf(source.words, word)),
});
