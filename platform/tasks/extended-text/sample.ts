import { sampleCommon, type KindSample } from '@/platform/tasks/kind-sample';

export const extendedText: KindSample<'extended_text'> = {
  source: {
    ...sampleCommon,
    kind: 'extended_text',
    minWords: 2,
    criteria: [
      { id: 'sense', text: 'Ответ по существу', points: 1 },
      { id: 'words', text: 'Без ошибок', points: 1 },
    ],
  },
  key: { kind: 'extended_text', sample: 'right так' },
  revealed: { form: 'text', text: 'right так', blanks: {} },
  written: `{ id: t1, kind: extended_text, prompt: Почему?, points: 3, minWords: 20, criteria: { sense: { text: По существу, points: 2 }, words: { text: Без ошибок, points: 1 } }, key: { sample: Потому что так. }, explanation: Так. }`,
  refusals: [
    ['points: 3', 'points: 2', 'Баллы критериев дают в сумме 3, а points задания — 2'],
    ['points: 2', 'points: 0', 'Ожидалось целое число от 1 до 10'],
    ['text: Без ошибок', 'text: $', 'Знак $'],
    ['text: Без ошибок', "text: '{{x}}'", 'Пропуск {{…}} бывает только в поле text'],
    ['minWords: 20', 'minWords: 0', 'Ожидалось целое число от 1 до 2000'],
    ['sample: Потому', 'answer: Потому', 'Неизвестное поле «answer»'],
    ['sample: Потому что так.', "sample: ''", 'Пустое значение'],
    ['sample: Потому что так.', 'sample: так $', 'Знак $'],
    [
      'criteria: { sense: { text: По существу, points: 2 }, words: { text: Без ошибок, points: 1 } }',
      'criteria: {}',
      'Нужен хотя бы один критерий',
    ],
  ],
  give: (answer) => answer,
  guess: ({ kind, minWords = 1 }) => ({ kind, text: 'слово '.repeat(minWords).trim() }),
};
