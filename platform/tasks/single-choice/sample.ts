import { listOf, sampleCommon, shownId, type KindSample } from '@/platform/tasks/kind-sample';

const WRITTEN_OPTIONS = '{ 2: два, 1: один, no: 1.50 }';

export const singleChoice: KindSample<'single_choice'> = {
  source: {
    ...sampleCommon,
    kind: 'single_choice',
    options: listOf('right-a', 'wrong-b', 'wrong-c'),
    shuffle: true,
  },
  key: { kind: 'single_choice', optionId: 'authored-0' },
  revealed: { form: 'list', ordered: false, items: [{ text: 'right-a' }] },
  written: `{ id: t1, kind: single_choice, prompt: Что?, options: ${WRITTEN_OPTIONS}, key: 1, explanation: Так. }`,
  refusals: [
    [', key: 1', '', 'Нет поля «key»'],
    ['key: 1', 'key: ', 'Имя: до 40 букв'],
    ['key: 1', 'key: 3', 'В key назван вариант «3», которого нет'],
    ['key: 1', 'key: [1]', 'Ожидался текст'],
    ['один', 'два', 'Варианты «2» и «1» выглядят одинаково'],
    ['один', "' два  '", 'Варианты «2» и «1» выглядят одинаково'],
    ['один', "''", 'Пустое значение'],
    [WRITTEN_OPTIONS, '{ 1: один }', 'Нужно не меньше 2 вариантов'],
    [WRITTEN_OPTIONS, '[один, два]', 'Ожидались пары'],
    [', explanation: Так.', '', 'Нет поля «explanation»'],
    ['explanation: Так.', "explanation: ' '", 'Пустое значение'],
    ['explanation', 'hint: a, explanation', 'Неизвестное поле «hint»'],
    ['kind: single_choice', 'kind: essay', 'Неизвестный вид задания'],
    ['kind: single_choice', 'kind: __proto__', 'Неизвестный вид задания'],
    ['kind: single_choice', 'kind: [single_choice]', 'Неизвестный вид задания'],
    ['kind: single_choice, ', '', 'Неизвестный вид задания'],
    ['prompt: Что?', "prompt: '$\\frac{1$'", 'Формула «\\frac{1» не читается'],
    ['explanation: Так.', 'explanation: $a', 'Знак $ не открывает и не закрывает формулу'],
    ['один', '$\\q$', 'Формула «\\q» не читается'],
    ['prompt: Что?', "prompt: 'Что {{x}}?'", 'Пропуск {{…}} бывает только в поле text'],
    ['id: t1', 'id: t1, points: 0', 'Ожидалось целое число от 1 до 10'],
    ['id: t1', 'id: t1, points: 1.5', 'Ожидалось целое число от 1 до 10'],
    ['id: t1', 'id: t1, shuffle: да', 'Ожидалось одно из: true, false'],
    ['id: t1', 'id: t1, id: t2', 'Поле повторено'],
    ['id: t1', 'id: __proto__', 'Имя: до 40 букв'],
    ['один', '!!int 1', 'Ошибка YAML: Unresolved tag'],
    ['один', '*nowhere', 'Ссылка *nowhere'],
  ],
  give: ({ kind, optionId }, source, task) => ({
    kind,
    optionId: optionId && shownId(source.options, task.options, optionId),
  }),
};
