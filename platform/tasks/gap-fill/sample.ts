import {
  listOf,
  sampleCommon,
  shownBlank,
  shownId,
  type KindSample,
} from '@/platform/tasks/kind-sample';

const many = Array.from({ length: 15 }, (_, index) => `w${index}: слово ${index}`).join(', ');

export const gapFill: KindSample<'gap_fill'> = {
  source: {
    ...sampleCommon,
    kind: 'gap_fill',
    text: 'Утром {{authored-sun}} светит, ночью {{ authored-moon }} видна, $x^{{2}}$.',
    blanks: [{ id: 'authored-moon' }, { id: 'authored-sun' }],
    words: listOf('right-sun', 'right-moon', 'wrong-rain'),
  },
  key: {
    kind: 'gap_fill',
    words: { 'authored-moon': 'authored-1', 'authored-sun': 'authored-0' },
  },
  revealed: {
    form: 'text',
    text: 'Утром {{b1}} светит, ночью {{b2}} видна, $x^{{2}}$.',
    blanks: { b1: 'right-sun', b2: 'right-moon' },
  },
  written: `{ id: t1, kind: gap_fill, prompt: Что?, text: 'Я {{x}} и {{y}}.', blanks: [x, y], words: { a: день, b: ночь, c: вечер }, key: { x: b, y: a }, explanation: Так. }`,
  refusals: [
    [' и {{y}}', '', 'Пропуска {{y}} нет в тексте'],
    ['и {{y}}', 'и {{z}}', 'Пропуск {{z}} не описан в blanks'],
    ['{{y}}', '{{x}}', 'Пропуск {{x}} стоит в тексте дважды'],
    ['[x, y]', '[x, y, y]', '«y» повторён'],
    ['x: b, y: a }', 'x: b }', 'В key нет ответа для «y»'],
    ['x: b, y: a }', 'x: b, y: a, z: c }', 'В key назван «z», но такого пропуска нет'],
    ['x: b, y: a }', 'x: b, y: d }', 'В key назван вариант «d», которого нет'],
    ['x: b, y: a }', 'x: b, y: b }', '«b» стоит в двух пропусках'],
    [', c: вечер', '', 'Слов должно быть больше, чем пропусков'],
    ['c: вечер', many, 'Слов может быть не больше 14'],
    ['вечер', 'день', 'Варианты «a» и «c» выглядят одинаково'],
    ['вечер', 'я'.repeat(61), 'Слишком много: можно не больше 60'],
    ['вечер', "''", 'Пустое значение'],
    ['вечер', '$\\q$', 'Формула «\\q» не читается'],
    ['вечер', "'{{x}}'", 'Пропуск {{…}} бывает только в поле text'],
    ['{ a: день, b: ночь, c: вечер }', '[день, ночь]', 'Ожидались пары'],
  ],
  give: ({ kind, words }, source, task) => ({
    kind,
    words: Object.fromEntries(
      Object.entries(words).map(([blank, word]) => [
        shownBlank(source.text, blank),
        shownId(source.words, task.words, word),
      ]),
    ),
  }),
  guess: ({ kind, blanks, words }) => ({
    kind,
    words: Object.fromEntries(blanks.map(({ id }, index) => [id, words[index]?.id ?? ''])),
  }),
};
