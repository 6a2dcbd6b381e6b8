import { z } from 'zod';
import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { checkKeyNames, checkKnown, checkOptions } from '@/platform/tasks/parts/check-options';
import { id, listOptions, options } from '@/platform/tasks/parts/fields';
import { arrange, revealIds } from '@/platform/tasks/parts/opaque-ids';
import { findById } from '@/platform/tasks/parts/read-ids';
import { textOf } from '@/platform/tasks/parts/reveal-options';
import { isSame, shareOfRight } from '@/platform/tasks/parts/share-of-right';
import { defineKind } from '@/platform/tasks/task-kind';

type Source = { left: TaskOption[]; right: TaskOption[] };
/** Left → right; two left ones may share a right one. */
type Key = { pairs: Record<string, string> };

/** Each item on the left with one on the right. */
export const matching = defineKind({
  kind: 'matching',
  fields: { left: options, right: options, key: z.map(id, id) },
  check(task, report) {
    checkOptions(task.left, 2, ['left'], report);
    checkOptions(task.right, 2, ['right'], report);
    checkKeyNames(task.key, [...task.left.keys()], 'левой части', report);
    for (const [left, right] of task.key) checkKnown(right, task.right, ['key', left], report);
  },
  toSource: (task): Source => ({ left: listOptions(task.left), right: listOptions(task.right) }),
  toKey: (task): Key => ({ pairs: Object.fromEntries(task.key) }),
  present: (source, groups) => ({
    left: arrange(source.left, true, groups('left')),
    right: arrange(source.right, true, groups('right')),
  }),
  read(source, { kind, pairs }, groups) {
    const left = revealIds(source.left, groups('left'));
    const right = revealIds(source.right, groups('right'));
    const read = Object.entries(pairs).map(([from, to]) => [
      findById(left, from, 'pairs'),
      findById(right, to, `pairs.${from}`),
    ]);
    return { kind, pairs: Object.fromEntries(read) };
  },
  score: (key, { pairs }) => shareOfRight(key.pairs, pairs, isSame),
  solve: ({ pairs }) => ({ kind: 'matching', pairs }),
  /** In the authored order, so that two answers can be compared line by line. */
  reveal: (source, { pairs }) => ({
    form: 'list',
    ordered: false,
    items: source.left.flatMap((left) => {
      const right = pairs[left.id];
      return right === undefined ? [] : [{ label: left.text, text: textOf(source.right, right) }];
    }),
  }),
});
