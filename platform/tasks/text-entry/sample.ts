import { sampleCommon, shownBlank, type KindSample } from '@/platform/tasks/kind-sample';

export const textEntry: KindSample<'text_entry'> = {
  source: {
    ...sampleCommon,
    kind: 'text_entry',
    text: '{{authored-tree}} и {{authored-sky}}',
    blanks: [
      { id: 'authored-sky', size: 10 },
      { id: 'authored-tree', size: 10 },
    ],
  },
  key: {
    kind: 'text_entry',
    accepted: { 'authored-tree': ['ёлка', 'ель'], 'authored-sky': ['небо'] },
    compare: { case: false, yo: false },
  },
  revealed: { form: 'text', text: '{{b1}} и {{b2}}', blanks: { b1: 'ёлка', b2: 'небо' } },
  written: `{ id: t1, kind: text_entry, prompt: Что?, text: 'Я {{x}}, $x^2$ {{y}}.', blanks: [x, y], key: { x: [лес], y: [берёзовый лес, бор] }, compare: { yo: true }, explanation: Так. }`,
  refusals: [
    ['x: [лес]', "x: [' . ']", 'Пустой ответ'],
    ['x: [лес]', 'x: []', 'Нужно не меньше 1'],
    ['x: [лес]', 'x: лес', 'Ожидался список'],
    ['x: [лес], ', '', 'В key нет ответа для «x»'],
    ['x: [лес]', 'x: [лес, лeс]', 'В слове «лeс» смешаны латинские и русские буквы'],
    ['{{y}}', '{{x}}', 'Пропуск {{x}} стоит в тексте дважды'],
    ['[x, y]', '[x, y, y]', '«y» повторён'],
    ['$x^2$', '$x^{{2}}$', '{{2}} внутри формулы'],
    ['yo: true', 'yoo: true', 'Неизвестное поле «yoo»'],
  ],
  give: ({ kind, texts }, source) => ({
    kind,
    texts: Object.fromEntries(
      Object.entries(texts).map(([blank, text]) => [shownBlank(source.text, blank), text]),
    ),
  }),
  guess: ({ kind, blanks }) => ({
    kind,
    texts: Object.fromEntries(blanks.map(({ id }) => [id, 'ответ'])),
  }),
};
