import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TaskOption } from '@/lib/contract/tasks/tasks';
import { checkList, checkOptions } from '@/platform/tasks/parts/check-options';
import { id, listOptions, options } from '@/platform/tasks/parts/fields';
import { hideIds, shuffle, type OptionGroup } from '@/platform/tasks/parts/opaque-ids';
import { readIds } from '@/platform/tasks/parts/read-ids';
import { revealOptions } from '@/platform/tasks/parts/reveal-options';
import { defineKind } from '@/platform/tasks/task-kind';

/** `solvedHash`: see `hashOrder`. */
type Source = { items: TaskOption[]; solvedHash: string };
type Key = { order: string[] };

/** Items to be put in order. */
export const ordering = defineKind({
  kind: 'ordering',
  fields: { items: options, key: z.array(id) },
  check(task, report) {
    // Two items would give themselves away: they are never presented in the right order.
    checkOptions(task.items, 3, ['items'], report);
    checkList(task.key, task.items, report);
    for (const item of task.items.keys())
      if (!task.key.includes(item)) report(['key'], `В key нет «${item}»`);
  },
  toSource: (task): Source => ({
    items: listOptions(task.items),
    solvedHash: hashOrder(task.key),
  }),
  toKey: (task): Key => ({ order: task.key }),
  present: (source, groups) => ({
    items: hideIds(shuffleUnsolved(source, groups('items')), groups('items')),
  }),
  read: (source, { kind, order }, groups) => ({
    kind,
    order: readIds(source.items, order, groups('items'), 'order'),
  }),
  /** Items at their place: a rule that a pupil can check by eye and a teacher can explain. */
  score: (key, { order }) =>
    key.order.filter((item, place) => order[place] === item).length / key.order.length,
  solve: ({ order }) => ({ kind: 'ordering', order }),
  reveal: (source, { order }) => revealOptions(source.items, order, { ordered: true }),
});

/**
 * A hash of an order of authored ids. With that of the right order in the source, the server avoids
 * presenting an ordering already solved without reading the key. It is no secret: few orders exist.
 */
export function hashOrder(ids: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(ids)).digest('hex');
}

/** Draws again until the order is not the right one, so that every other order is equally likely. */
function shuffleUnsolved(source: Source, group: OptionGroup, round = 0): TaskOption[] {
  const drawn = shuffle(source.items, group, round);
  const isSolved = hashOrder(drawn.map((item) => item.id)) === source.solvedHash;
  return isSolved && drawn.length > 1 ? shuffleUnsolved(source, group, round + 1) : drawn;
}
