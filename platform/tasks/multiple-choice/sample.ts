import {
  firstOf,
  listOf,
  sampleCommon,
  shownId,
  type KindSample,
} from '@/platform/tasks/kind-sample';

export const multipleChoice: KindSample<'multiple_choice'> = {
  source: {
    ...sampleCommon,
    kind: 'multiple_choice',
    options: listOf('right-a', 'wrong-b', 'right-c', 'wrong-d', 'right-e'),
    shuffle: true,
  },
  key: { kind: 'multiple_choice', optionIds: ['authored-2', 'authored-0', 'authored-4'] },
  revealed: {
    form: 'list',
    ordered: false,
    items: [{ text: 'right-a' }, { text: 'right-c' }, { text: 'right-e' }],
  },
  written: `{ id: t1, kind: multiple_choice, prompt: Что?, points: 3, options: { a: да, b: нет, c: может }, key: [a, c], shuffle: false, explanation: Так. }`,
  refusals: [
    ['key: [a, c]', 'key: []', 'Ни один вариант не назван верным'],
    ['key: [a, c]', 'key: [a, b, c]', 'Верными названы все варианты'],
    ['key: [a, c]', 'key: [a, d]', 'В key назван вариант «d», которого нет'],
    ['key: [a, c]', 'key: [a, a]', '«a» назван дважды'],
  ],
  give: ({ kind, optionIds }, source, task) => ({
    kind,
    optionIds: optionIds.map((id) => shownId(source.options, task.options, id)),
  }),
  guess: ({ kind, options }) => ({ kind, optionIds: [firstOf(options)] }),
};
