import { z } from 'zod';
import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { inTextOrder, nameBlanks, readBlanks, revealBlanks } from '@/platform/tasks/parts/blanks';
import { checkBlanks } from '@/platform/tasks/parts/check-markup';
import { checkKeyNames, checkKnown, checkOptions } from '@/platform/tasks/parts/check-options';
import { id, listOptions, markup, options, shuffle } from '@/platform/tasks/parts/fields';
import { arrange, revealIds } from '@/platform/tasks/parts/opaque-ids';
import { findById } from '@/platform/tasks/parts/read-ids';
import { textOf } from '@/platform/tasks/parts/reveal-options';
import { isSame, shareOfRight } from '@/platform/tasks/parts/share-of-right';
import { defineKind } from '@/platform/tasks/task-kind';

type Source = { text: string; blanks: { id: string; options: TaskOption[] }[]; shuffle: boolean };
/** Blank → option. */
type Key = { choices: Record<string, string> };

/** Blanks in a text, each with a list of its own. */
export const inlineChoice = defineKind({
  kind: 'inline_choice',
  fields: { text: markup, blanks: z.map(id, options), shuffle, key: z.map(id, id) },
  check(task, report) {
    const blanks = [...task.blanks.keys()];
    checkBlanks(task.text, blanks, report);
    checkKeyNames(task.key, blanks, 'пропуска', report);
    for (const [blank, choices] of task.blanks) {
      checkOptions(choices, 2, ['blanks', blank], report);
      const right = task.key.get(blank);
      if (right !== undefined) checkKnown(right, choices, ['key', blank], report);
    }
  },
  toSource: (task): Source => ({
    text: task.text,
    blanks: [...task.blanks].map(([blank, choices]) => ({
      id: blank,
      options: listOptions(choices),
    })),
    shuffle: task.shuffle,
  }),
  toKey: (task): Key => ({ choices: Object.fromEntries(task.key) }),
  present: (source, groups) => ({
    text: nameBlanks(source.text),
    blanks: inTextOrder(source, (blank, name) => ({
      id: name,
      options: arrange(blank.options, source.shuffle, groups(`blank ${blank.id}`)),
    })),
  }),
  read: (source, { kind, choices }, groups) => ({
    kind,
    choices: readBlanks(source, choices, 'choices', (blank, option, field) =>
      findById(revealIds(blank.options, groups(`blank ${blank.id}`)), option, field),
    ),
  }),
  score: (key, { choices }) => shareOfRight(key.choices, choices, isSame),
  solve: ({ choices }) => ({ kind: 'inline_choice', choices }),
  reveal: (source, { choices }) =>
    revealBlanks(source, choices, (blank, option) => textOf(blank.options, option)),
});
