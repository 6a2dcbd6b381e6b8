import {
  firstOf,
  listOf,
  sampleCommon,
  shownId,
  type KindSample,
} from '@/platform/tasks/kind-sample';

export const matching: KindSample<'matching'> = {
  source: {
    ...sampleCommon,
    kind: 'matching',
    left: listOf('left-a', 'left-b', 'left-c'),
    right: listOf('right-a', 'right-b', 'right-c', 'extra-d'),
  },
  key: {
    kind: 'matching',
    pairs: { 'authored-1': 'authored-1', 'authored-0': 'authored-0', 'authored-2': 'authored-2' },
  },
  revealed: {
    form: 'list',
    ordered: false,
    items: [
      { label: 'left-a', text: 'right-a' },
      { label: 'left-b', text: 'right-b' },
      { label: 'left-c', text: 'right-c' },
    ],
  },
  written: `{ id: t1, kind: matching, prompt: Что?, left: { a: да, b: нет }, right: { a: yes, b: no, c: maybe }, key: { a: a, b: b }, explanation: Так. }`,
  refusals: [
    ['key: { a: a, b: b }', 'key: { a: a }', 'В key нет ответа для «b»'],
    ['b: b }, e', 'b: d }, e', 'В key назван вариант «d», которого нет'],
    ['b: b }, e', 'b: b, c: c }, e', 'В key назван «c», но такого левой части нет'],
    ['c: maybe', 'c: no', 'Варианты «b» и «c» выглядят одинаково'],
    ['b: нет', 'b: да', 'Варианты «a» и «b» выглядят одинаково'],
  ],
  give: ({ kind, pairs }, source, task) => ({
    kind,
    pairs: Object.fromEntries(
      Object.entries(pairs).map(([left, right]) => [
        shownId(source.left, task.left, left),
        shownId(source.right, task.right, right),
      ]),
    ),
  }),
  guess: ({ kind, left, right }) => ({
    kind,
    pairs: Object.fromEntries(
      left.map(({ id }, index) => [id, right[index]?.id ?? firstOf(right)]),
    ),
  }),
};
