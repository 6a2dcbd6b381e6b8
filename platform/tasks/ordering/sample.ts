import { listOf, sampleCommon, shownId, type KindSample } from '@/platform/tasks/kind-sample';
import { hashOrder } from './kind';

const order = ['authored-1', 'authored-0', 'authored-3', 'authored-2'];

export const ordering: KindSample<'ordering'> = {
  source: {
    ...sampleCommon,
    kind: 'ordering',
    items: listOf('item-b', 'item-a', 'item-d', 'item-c'),
    solvedHash: hashOrder(order),
  },
  key: { kind: 'ordering', order },
  revealed: {
    form: 'list',
    ordered: true,
    items: [{ text: 'item-a' }, { text: 'item-b' }, { text: 'item-c' }, { text: 'item-d' }],
  },
  written: `{ id: t1, kind: ordering, prompt: Что?, items: { a: 1, b: 2, c: 3 }, key: [c, a, b], explanation: Так. }`,
  refusals: [
    ['key: [c, a, b]', 'key: [c, a]', 'В key нет «b»'],
    ['key: [c, a, b]', 'key: [c, a, b, a]', '«a» назван дважды'],
    ['key: [c, a, b]', 'key: [c, a, b, d]', 'В key назван вариант «d», которого нет'],
    ['a: 1, b: 2, c: 3', 'a: 1, b: 2', 'Нужно не меньше 3 вариантов'],
  ],
  give: ({ kind, order: items }, source, task) => ({
    kind,
    order: items.map((id) => shownId(source.items, task.items, id)),
  }),
  guess: ({ kind, items }) => ({ kind, order: items.map(({ id }) => id) }),
};
