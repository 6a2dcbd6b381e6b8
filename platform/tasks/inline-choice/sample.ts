import {
  firstOf,
  listOf,
  sampleCommon,
  shownBlank,
  shownId,
  type KindSample,
} from '@/platform/tasks/kind-sample';

export const inlineChoice: KindSample<'inline_choice'> = {
  source: {
    ...sampleCommon,
    kind: 'inline_choice',
    text: 'Мы {{authored-went}} в $2^{{3}}$ класс {{authored-second}}.',
    blanks: [
      { id: 'authored-second', options: listOf('wrong-a', 'right-b') },
      { id: 'authored-went', options: listOf('right-a', 'wrong-b', 'wrong-c') },
    ],
    shuffle: true,
  },
  key: {
    kind: 'inline_choice',
    choices: { 'authored-went': 'authored-0', 'authored-second': 'authored-1' },
  },
  revealed: {
    form: 'text',
    text: 'Мы {{b1}} в $2^{{3}}$ класс {{b2}}.',
    blanks: { b1: 'right-a', b2: 'right-b' },
  },
  written: `{ id: t1, kind: inline_choice, prompt: Что?, text: 'Я {{x}} и {{y}}.', blanks: { x: { a: да, b: нет }, y: { a: день, b: ночь } }, key: { x: a, y: b }, explanation: Так. }`,
  refusals: [
    [' и {{y}}', '', 'Пропуска {{y}} нет в тексте'],
    ['и {{y}}', 'и {{y}} {{z}}', 'Пропуск {{z}} не описан в blanks'],
    ['и {{y}}', 'и {{y}} {{z w}}', 'Знаки {{ не начинают пропуск'],
    ['x: a, y: b }', 'x: a }', 'В key нет ответа для «y»'],
    ['x: a, y: b }', 'x: a, y: b, z: a }', 'В key назван «z», но такого пропуска нет'],
    ['x: a, y: b }', 'x: a, y: c }', 'В key назван вариант «c», которого нет'],
    ['b: ночь', 'b: день', 'Варианты «a» и «b» выглядят одинаково'],
  ],
  give: ({ kind, choices }, source, task) => ({
    kind,
    choices: Object.fromEntries(
      Object.entries(choices).map(([blank, option]) => {
        const name = shownBlank(source.text, blank);
        const authored = source.blanks.find(({ id }) => id === blank)?.options ?? [];
        const shown = task.blanks.find(({ id }) => id === name)?.options ?? [];
        return [name, shownId(authored, shown, option)];
      }),
    ),
  }),
  guess: ({ kind, blanks }) => ({
    kind,
    choices: Object.fromEntries(blanks.map(({ id, options }) => [id, firstOf(options)])),
  }),
};
