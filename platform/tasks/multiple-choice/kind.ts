import { z } from 'zod';
import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { checkList, checkOptions } from '@/platform/tasks/parts/check-options';
import { id, listOptions, options, shuffle } from '@/platform/tasks/parts/fields';
import { arrange } from '@/platform/tasks/parts/opaque-ids';
import { readIds } from '@/platform/tasks/parts/read-ids';
import { revealOptions } from '@/platform/tasks/parts/reveal-options';
import { defineKind } from '@/platform/tasks/task-kind';

type Source = { options: TaskOption[]; shuffle: boolean };
type Key = { optionIds: string[] };

/** Any number of several answers. */
export const multipleChoice = defineKind({
  kind: 'multiple_choice',
  fields: { options, shuffle, key: z.array(id) },
  check(task, report) {
    checkOptions(task.options, 2, ['options'], report);
    checkList(task.key, task.options, report);
    if (task.key.length === 0) report(['key'], 'Ни один вариант не назван верным');
    if ([...task.options.keys()].every((option) => task.key.includes(option)))
      report(['key'], 'Верными названы все варианты');
  },
  toSource: (task): Source => ({ options: listOptions(task.options), shuffle: task.shuffle }),
  toKey: (task): Key => ({ optionIds: task.key }),
  present: (source, groups) => ({
    options: arrange(source.options, source.shuffle, groups('options')),
  }),
  read: (source, { kind, optionIds }, groups) => ({
    kind,
    optionIds: readIds(source.options, optionIds, groups('options'), 'optionIds'),
  }),
  /** A wrong choice takes a right one back, so that choosing all is worth little. */
  score(key, { optionIds }) {
    const right = optionIds.filter((option) => key.optionIds.includes(option)).length;
    return Math.max(0, right - (optionIds.length - right)) / key.optionIds.length;
  },
  solve: ({ optionIds }) => ({ kind: 'multiple_choice', optionIds }),
  /** In the authored order, so that two answers can be compared line by line. */
  reveal: (source, { optionIds }) =>
    revealOptions(
      source.options,
      source.options.map((option) => option.id).filter((option) => optionIds.includes(option)),
    ),
});
