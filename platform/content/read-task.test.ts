import type { TaskKind } from '@/lib/contract/tasks/tasks';
import {
  createFixture,
  DRAWING,
  moduleOf,
  oneTask,
  TASKS,
  WORKBOOK,
  type Fixture,
} from './fixture-workbook';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(() => fixture.remove());

/** In a right task of this kind, the first text replaced by the second gives the message. */
const refusals: [TaskKind, string, string, string][] = [
  ['single_choice', ', key: 1', '', 'Нет поля «key»'],
  ['single_choice', 'key: 1', 'key: ', 'Имя: до 40 букв'],
  ['single_choice', 'key: 1', 'key: 3', 'В key назван вариант «3», которого нет'],
  ['single_choice', 'key: 1', 'key: [1]', 'Ожидался текст'],
  ['single_choice', 'один', 'два', 'Варианты «2» и «1» выглядят одинаково'],
  ['single_choice', 'один', "' два  '", 'Варианты «2» и «1» выглядят одинаково'],
  ['single_choice', 'один', "''", 'Пустое значение'],
  ['single_choice', '{ 2: два, 1: один, no: 1.50 }', '{ 1: один }', 'Нужно не меньше 2 вариантов'],
  ['single_choice', '{ 2: два, 1: один, no: 1.50 }', '[один, два]', 'Ожидались пары'],
  ['single_choice', ', explanation: Так.', '', 'Нет поля «explanation»'],
  ['single_choice', 'explanation: Так.', "explanation: ' '", 'Пустое значение'],
  ['single_choice', 'explanation', 'hint: a, explanation', 'Неизвестное поле «hint»'],
  ['single_choice', 'kind: single_choice', 'kind: essay', 'Неизвестный вид задания'],
  ['single_choice', 'kind: single_choice, ', '', 'Неизвестный вид задания'],
  ['single_choice', 'prompt: Что?', "prompt: '$\\frac{1$'", 'Формула «\\frac{1» не читается'],
  ['single_choice', 'explanation: Так.', 'explanation: $a', 'Непарный знак $'],
  ['single_choice', 'один', '$\\q$', 'Формула «\\q» не читается'],
  [
    'single_choice',
    'prompt: Что?',
    "prompt: 'Что {{x}}?'",
    'Пропуск {{…}} бывает только в поле text',
  ],
  ['single_choice', 'id: t1', 'id: t1, points: 0', 'Ожидалось целое число от 1 до 10'],
  ['single_choice', 'id: t1', 'id: t1, points: 1.5', 'Ожидалось целое число от 1 до 10'],
  ['single_choice', 'id: t1', 'id: t1, shuffle: да', 'Ожидалось одно из: true, false'],
  ['single_choice', 'id: t1', 'id: t1, id: t2', 'Поле повторено'],
  ['single_choice', 'id: t1', 'id: __proto__', 'Имя: до 40 букв'],
  ['single_choice', 'один', '!!int 1', 'Ошибка YAML: Unresolved tag'],
  ['single_choice', 'один', '*nowhere', 'Ссылка *nowhere'],
  ['multiple_choice', 'key: [a, c]', 'key: []', 'Ни один вариант не назван верным'],
  ['multiple_choice', 'key: [a, c]', 'key: [a, b, c]', 'Верными названы все варианты'],
  ['multiple_choice', 'key: [a, c]', 'key: [a, d]', 'В key назван вариант «d», которого нет'],
  ['multiple_choice', 'key: [a, c]', 'key: [a, a]', '«a» назван дважды'],
  ['inline_choice', ' и {{y}}', '', 'Пропуска {{y}} нет в тексте'],
  ['inline_choice', 'и {{y}}', 'и {{y}} {{z}}', 'Пропуск {{z}} не описан в blanks'],
  ['inline_choice', 'x: a, y: b }', 'x: a }', 'В key нет ответа для «y»'],
  [
    'inline_choice',
    'x: a, y: b }',
    'x: a, y: b, z: a }',
    'В key назван «z», но такого пропуска нет',
  ],
  ['inline_choice', 'x: a, y: b }', 'x: a, y: c }', 'В key назван вариант «c», которого нет'],
  ['inline_choice', 'b: ночь', 'b: день', 'Варианты «a» и «b» выглядят одинаково'],
  ['text_entry', 'x: [лес]', "x: [' . ']", 'Пустой ответ'],
  ['text_entry', 'x: [лес]', 'x: []', 'Нужно не меньше 1'],
  ['text_entry', 'x: [лес]', 'x: лес', 'Ожидался список'],
  ['text_entry', 'x: [лес], ', '', 'В key нет ответа для «x»'],
  ['text_entry', 'x: [лес]', 'x: [лес, лeс]', 'В слове «лeс» смешаны латинские и русские буквы'],
  ['text_entry', '{{y}}', '{{x}}', 'Пропуск {{x}} стоит в тексте дважды'],
  ['text_entry', '[x, y]', '[x, y, y]', '«y» повторён'],
  ['text_entry', '$x^2$', '$x^{{2}}$', '{{2}} внутри формулы'],
  ['text_entry', 'yo: true', 'yoo: true', 'Неизвестное поле «yoo»'],
  ['number', 'value: -3.5', 'value: .nan', 'Ожидалось число с точкой'],
  ['number', 'value: -3.5', 'value: NaN', 'Ожидалось число с точкой'],
  ['number', 'value: -3.5', "value: '3,5'", 'Ожидалось число с точкой'],
  ['number', 'value: -3.5', 'value: .inf', 'Ожидалось число с точкой'],
  ['number', 'value: -3.5, ', '', 'Нет поля «value»'],
  ['number', 'tolerance: 0.1', 'tolerance: -0.1', 'Допуск не бывает отрицательным'],
  ['number', 'tolerance: 0.1', 'tolerance: nan', 'Ожидалось число с точкой'],
  ['number', 'unit: см', 'unit: $см^2$', 'Единица пишется без формул'],
  ['number', ', alt: Линейка', '', 'Нет поля «alt»'],
  ['number', 'alt: Линейка', "alt: ''", 'Пустое значение'],
  ['number', 'file: ruler.svg', 'file: other.svg', 'Нет файла images/other.svg'],
  [
    'number',
    'file: ruler.svg',
    'file: ../images/ruler.svg',
    'Нет файла images/../images/ruler.svg',
  ],
  ['matching', 'key: { a: a, b: b }', 'key: { a: a }', 'В key нет ответа для «b»'],
  ['matching', 'b: b }, e', 'b: d }, e', 'В key назван вариант «d», которого нет'],
  ['matching', 'b: b }, e', 'b: b, c: c }, e', 'В key назван «c», но такого левой части нет'],
  ['matching', 'c: maybe', 'c: no', 'Варианты «b» и «c» выглядят одинаково'],
  ['matching', 'b: нет', 'b: да', 'Варианты «a» и «b» выглядят одинаково'],
  ['ordering', 'key: [c, a, b]', 'key: [c, a]', 'В key нет «b»'],
  ['ordering', 'key: [c, a, b]', 'key: [c, a, b, a]', '«a» назван дважды'],
  ['ordering', 'key: [c, a, b]', 'key: [c, a, b, d]', 'В key назван вариант «d», которого нет'],
  ['ordering', 'a: 1, b: 2, c: 3', 'a: 1, b: 2', 'Нужно не меньше 3 вариантов'],
];

test.each(refusals)('[HW-14] in a %s «%s» → «%s» is refused', async (kind, from, to, message) => {
  expect(TASKS[kind]).toContain(from);
  const task = TASKS[kind].replace(from, () => to);
  const faults = await fixture.faultsOf(oneTask(task, { 'fizika-7/images/ruler.svg': DRAWING }));
  expect(faults.join('\n')).toContain(`fizika-7/1-first.yaml:8: ${message}`);
});

test('a fault is at the line of its field, and all faults of a file are found at once', async () => {
  const module = moduleOf(`
          - id: t1
            kind: single_choice
            prompt: >-
              Длинный вопрос
              в две строки, $\\q$
            options:
              a: один
              b: один
            key: c
            colour: red
            explanation: Так.
          - id: t1
            kind: number
            prompt: Сколько?
            key:
              value: 1
              tolerance: -1
            explanation: Так.
          - ${TASKS.matching}`);
  expect(
    await fixture.faultsOf({ 'fizika-7/workbook.yaml': WORKBOOK, 'fizika-7/1-first.yaml': module }),
  ).toEqual([
    'fizika-7/1-first.yaml:17: Неизвестное поле «colour»',
    'fizika-7/1-first.yaml:24: Допуск не бывает отрицательным',
  ]);
  const known = module
    .replace('            colour: red\n', '')
    .replace('tolerance: -1', 'tolerance: 1');
  const faults = await fixture.faultsOf({ 'fizika-7/1-first.yaml': known });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'fizika-7/1-first.yaml:10:', // prompt
    'fizika-7/1-first.yaml:15:', // b
    'fizika-7/1-first.yaml:16:', // key
    'fizika-7/1-first.yaml:18:', // the second t1
    'fizika-7/1-first.yaml:25:', // the third t1
  ]);
  expect(faults[3]).toContain('Задание «t1» в этом шаге уже есть');
});
