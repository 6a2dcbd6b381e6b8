import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { checkKnown, checkOptions } from '@/platform/tasks/parts/check-options';
import { id, listOptions, options, shuffle } from '@/platform/tasks/parts/fields';
import { arrange, revealIds } from '@/platform/tasks/parts/opaque-ids';
import { findById } from '@/platform/tasks/parts/read-ids';
import { revealOptions } from '@/platform/tasks/parts/reveal-options';
import { defineKind } from '@/platform/tasks/task-kind';

type Source = { options: TaskOption[]; shuffle: boolean };
type Key = { optionId: string };

/** One answer of several. */
export const singleChoice = defineKind({
  kind: 'single_choice',
  fields: { options, shuffle, key: id },
  check(task, report) {
    checkOptions(task.options, 2, ['options'], report);
    checkKnown(task.key, task.options, ['key'], report);
  },
  toSource: (task): Source => ({ options: listOptions(task.options), shuffle: task.shuffle }),
  toKey: (task): Key => ({ optionId: task.key }),
  present: (source, groups) => ({
    options: arrange(source.options, source.shuffle, groups('options')),
  }),
  read(source, { kind, optionId }, groups) {
    const known = revealIds(source.options, groups('options'));
    return { kind, optionId: optionId === null ? null : findById(known, optionId, 'optionId') };
  },
  score: (key, { optionId }) => (optionId === key.optionId ? 1 : 0),
  solve: ({ optionId }) => ({ kind: 'single_choice', optionId }),
  reveal: (source, { optionId }) =>
    revealOptions(source.options, optionId === null ? [] : [optionId]),
});
