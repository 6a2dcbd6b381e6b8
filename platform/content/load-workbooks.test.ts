import { join } from 'node:path';
import type { TaskKind } from '@/lib/contract/task';
import {
  createFixture,
  DRAWING,
  moduleOf,
  TASKS,
  UUID,
  WORKBOOK,
  type Fixture,
} from './fixture-workbook';
import { loadWorkbooks } from './load-workbooks';
import { hashOrder } from './task-source';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(() => fixture.remove());

/** The faults as `path:line: message`, the path under the root. */
async function faultsOf(files: Record<string, string>): Promise<string[]> {
  await fixture.write(files);
  const { faults, workbooks } = await loadWorkbooks(fixture.root);
  const faulty = new Set(faults.map(({ file }) => file.split('/').at(-2)));
  expect(workbooks.filter(({ id }) => faulty.has(id))).toEqual([]);
  return faults.map(
    ({ file, line, message }) => `${file.slice(fixture.root.length + 1)}:${line}: ${message}`,
  );
}

const oneTask = (task: string, more: Record<string, string> = {}) => ({
  'fizika-7/workbook.yaml': WORKBOOK,
  'fizika-7/1-first.yaml': moduleOf(`\n          - ${task}`),
  ...(task.includes('ruler.svg') ? { 'fizika-7/images/ruler.svg': DRAWING } : {}),
  ...more,
});

async function load(kind: TaskKind) {
  await fixture.write(oneTask(TASKS[kind]));
  const { workbooks, faults } = await loadWorkbooks(fixture.root);
  expect(faults).toEqual([]);
  const task = workbooks[0]?.modules[0]?.lessons[0]?.steps[0]?.tasks[0];
  if (!task) throw new Error('No task');
  return task;
}

test('a workbook is read with its module, lesson and step', async () => {
  await fixture.write(oneTask(TASKS.matching));
  const { workbooks } = await loadWorkbooks(fixture.root);
  expect(workbooks).toMatchObject([
    {
      id: 'fizika-7',
      title: 'Физика. 7 класс',
      subjectId: 6,
      grade: 7,
      description: 'Для учителя.',
      changed: '2026-11-01',
      modules: [
        {
          id: 'first',
          title: 'Измерения',
          lessons: [{ title: 'Величины', steps: [{ uuid: UUID, title: 'Шаг' }] }],
        },
      ],
    },
  ]);
});

test('texts stay as written, in the order written, whatever YAML could make of them', async () => {
  const { source, key, explanation } = await load('single_choice');
  expect(source).toEqual({
    id: 't1',
    kind: 'single_choice',
    prompt: 'Что?',
    points: 1,
    shuffle: true,
    options: [
      { id: '2', text: 'два' },
      { id: '1', text: 'один' },
      { id: 'no', text: '1.50' },
    ],
  });
  expect(key).toEqual({ kind: 'single_choice', optionId: '1' });
  expect(explanation).toBe('Так.');
});

test('a multiple choice is read', async () => {
  const { source, key } = await load('multiple_choice');
  expect(source).toMatchObject({ points: 3, shuffle: false });
  expect(key).toEqual({ kind: 'multiple_choice', optionIds: ['a', 'c'] });
});

test('an inline choice is read', async () => {
  const { source, key } = await load('inline_choice');
  expect(source).toMatchObject({
    text: 'Я {{x}} и {{y}}.',
    shuffle: true,
    blanks: [
      {
        id: 'x',
        options: [
          { id: 'a', text: 'да' },
          { id: 'b', text: 'нет' },
        ],
      },
      {
        id: 'y',
        options: [
          { id: 'a', text: 'день' },
          { id: 'b', text: 'ночь' },
        ],
      },
    ],
  });
  expect(key).toEqual({ kind: 'inline_choice', choices: { x: 'a', y: 'b' } });
});

test('[HW-03] the fields of a text entry have one size, which tells no word from another', async () => {
  const { source, key } = await load('text_entry');
  expect(source).toMatchObject({
    blanks: [
      { id: 'x', size: 15 },
      { id: 'y', size: 15 },
    ],
  });
  expect(key).toEqual({
    kind: 'text_entry',
    accepted: { x: ['лес'], y: ['берёзовый лес', 'бор'] },
    compare: { case: false, yo: true },
  });
});

test('a number with a picture is read', async () => {
  const { source, key } = await load('number');
  expect(source).toMatchObject({
    unit: 'см',
    image: { alt: 'Линейка', width: 300, height: 200, src: expect.stringMatching(/^data:image/) },
  });
  expect(key).toEqual({ kind: 'number', value: -3.5, tolerance: 0.1 });
});

test('matching and ordering are read', async () => {
  expect((await load('matching')).key).toEqual({ kind: 'matching', pairs: { a: 'a', b: 'b' } });
  const { source, key } = await load('ordering');
  expect(key).toEqual({ kind: 'ordering', order: ['c', 'a', 'b'] });
  expect(source).toMatchObject({ solvedHash: hashOrder(['c', 'a', 'b']) });
});

test.each(Object.keys(TASKS) as TaskKind[])(
  '[HW-03] the source of a %s holds no key',
  async (kind) => {
    const { source } = await load(kind);
    for (const secret of ['key', 'explanation', 'accepted', 'tolerance', 'compare'])
      expect(source).not.toHaveProperty(secret);
  },
);

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
  const faults = await faultsOf(oneTask(task, { 'fizika-7/images/ruler.svg': DRAWING }));
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
    await faultsOf({ 'fizika-7/workbook.yaml': WORKBOOK, 'fizika-7/1-first.yaml': module }),
  ).toEqual([
    'fizika-7/1-first.yaml:17: Неизвестное поле «colour»',
    'fizika-7/1-first.yaml:24: Допуск не бывает отрицательным',
  ]);
  const known = module
    .replace('            colour: red\n', '')
    .replace('tolerance: -1', 'tolerance: 1');
  const faults = await faultsOf({ 'fizika-7/1-first.yaml': known });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'fizika-7/1-first.yaml:10:', // prompt
    'fizika-7/1-first.yaml:15:', // b
    'fizika-7/1-first.yaml:16:', // key
    'fizika-7/1-first.yaml:18:', // the second t1
    'fizika-7/1-first.yaml:25:', // the third t1
  ]);
  expect(faults[3]).toContain('Задание «t1» в этом шаге уже есть');
});

test.each([
  ['subjectId: 6', 'subjectId: 8', 2, 'Такого предмета нет'],
  ['subjectId: 6', 'subjectId: физика', 2, 'Ожидалось целое число'],
  ['grade: 7', 'grade: 12', 3, 'Ожидалось целое число от 1 до 11'],
  ['grade: 7', 'grade: 0', 3, 'Ожидалось целое число от 1 до 11'],
  ['grade: 7', 'grade: 8', 1, 'Папка называется «fizika-7», а по предмету и классу — «fizika-8»'],
  ['2026-11-01', '2026-02-30', 5, 'Ожидалась дата вида 2026-11-01'],
  ['2026-11-01', '1 ноября', 5, 'Ожидалась дата вида 2026-11-01'],
  ['[1-first.yaml]', '[]', 6, 'Нужно не меньше 1'],
  ['[1-first.yaml]', '[1-first]', 6, 'Ожидалось имя файла вида 1-name.yaml'],
  ['[1-first.yaml]', '[../1-first.yaml]', 6, 'Ожидалось имя файла вида 1-name.yaml'],
  ['[1-first.yaml]', '[1-first.yaml, 1-first.yaml]', 6, 'Файл 1-first.yaml назван дважды'],
  ['[1-first.yaml]', '[1-first.yaml, 2-first.yaml]', 6, 'Имя модуля «first» уже занято'],
  ['[1-first.yaml]', '[1-first.yaml, 3-none.yaml]', 6, 'Нет файла 3-none.yaml'],
  ['[1-first.yaml]', '[1-first.yaml]', 6, 'Файл 2-first.yaml не назван в modules'],
  ['title', 'author: я\ntitle', 1, 'Неизвестное поле «author»'],
  ['title: Физика. 7 класс', 'title: ', 1, 'Пустое значение'],
  ['description', '\tdescription', 4, 'Ошибка YAML: Tabs are not allowed'],
  ['grade: 7', 'grade: 7\ngrade: 7', 4, 'Поле повторено'],
])('in workbook.yaml «%s» → «%s» is refused at line %d', async (from, to, line, message) => {
  const workbook = WORKBOOK.replace(from, () => to);
  const second = moduleOf(`\n          - ${TASKS.matching}`, UUID.replace('8', '9'));
  const files = { 'fizika-7/workbook.yaml': workbook, 'fizika-7/2-first.yaml': second };
  const faults = await faultsOf({ ...oneTask(TASKS.ordering), ...files });
  expect(faults.join('\n')).toContain(`fizika-7/workbook.yaml:${line}: ${message}`);
});

test.each([
  [`uuid: ${UUID}`, 'uuid: UUID', 5, 'Ожидался uuid версии 4'],
  ['title: Шаг', 'name: Шаг', 5, 'Нет поля «title»'],
  ['title: Шаг', 'name: Шаг', 6, 'Неизвестное поле «name»'],
  ['lessons:', 'lessons: []\nold:', 2, 'Нужно не меньше 1'],
  ['title: Измерения\n', '', 1, 'Нет поля «title»'],
  ['    steps:', '   steps:', 4, 'Ошибка YAML'],
])('in a module «%s» → «%s» is refused at line %d', async (from, to, line, message) => {
  const module = moduleOf(`\n          - ${TASKS.matching}`).replace(from, () => to);
  const faults = await faultsOf({ ...oneTask(''), 'fizika-7/1-first.yaml': module });
  expect(faults.join('\n')).toContain(`fizika-7/1-first.yaml:${line}: ${message}`);
});

test('an empty file, one of two documents, and a step of four tasks are refused', async () => {
  const base = { 'fizika-7/workbook.yaml': WORKBOOK };
  for (const [text, message] of [
    ['', 'Ожидались поля'],
    ['a: 1\n---\nb: 2\n', 'Ошибка YAML'],
    [moduleOf(`[${Array(4).fill(TASKS.matching).join(',')}]`), 'можно не больше 3'],
  ] as const)
    expect((await faultsOf({ ...base, 'fizika-7/1-first.yaml': text })).join()).toContain(message);
});

test('a uuid is one step in all workbooks, whatever its case', async () => {
  const english = WORKBOOK.replace('subjectId: 6', 'subjectId: 0').replace('grade: 7', 'grade: 5');
  const step = moduleOf(`\n          - ${TASKS.matching}`, UUID.toUpperCase());
  const faults = await faultsOf({
    ...oneTask(TASKS.matching),
    'anglijskij-yazyk-5/workbook.yaml': english,
    'anglijskij-yazyk-5/1-first.yaml': step,
  });
  const first = join(fixture.root, 'anglijskij-yazyk-5/1-first.yaml:5');
  expect(faults).toEqual([`fizika-7/1-first.yaml:5: uuid ${UUID} уже занят: ${first}`]);
  const { workbooks } = await loadWorkbooks(fixture.root);
  expect(workbooks.map(({ id }) => id)).toEqual(['anglijskij-yazyk-5']);
});

test('a uuid may not return in the same workbook', async () => {
  const task = TASKS.matching;
  const faults = await faultsOf({
    'fizika-7/workbook.yaml': WORKBOOK.replace('1-first.yaml', '1-first.yaml, 2-second.yaml'),
    'fizika-7/1-first.yaml': moduleOf(`[${task}]`),
    'fizika-7/2-second.yaml': moduleOf(`[${task}]`),
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`fizika-7/2-second.yaml:5: uuid ${UUID} уже занят`);
});

test.each([
  ['ruler.svg', DRAWING.replace('<rect', '\n<script/><rect'), 2, 'Элемент <script> не разрешён'],
  ['ruler.svg', DRAWING + ' '.repeat(20 * 1024), 1, 'Рисунок больше 20 КБ: 21 КБ'],
  ['ruler.svg', '', 1, 'В файле нет <svg>'],
  ['photo.png', 'PNG', 1, 'Рисунки бывают только в формате SVG'],
])('the picture %s is refused: %j', async (name, text, line, message) => {
  const faults = await faultsOf({ ...oneTask(TASKS.number), [`fizika-7/images/${name}`]: text });
  expect(faults).toEqual([`fizika-7/images/${name}:${line}: ${message}`]);
});

test('a picture of 20 KB fits the contract, an unused one is refused', async () => {
  const room = 20 * 1024 - DRAWING.length - '<text></text>'.length;
  const large = DRAWING.replace('</svg>', `<text>${'x'.repeat(room)}</text></svg>`);
  expect(await faultsOf(oneTask(TASKS.number, { 'fizika-7/images/ruler.svg': large }))).toEqual([]);
  const { workbooks } = await loadWorkbooks(fixture.root);
  const source = workbooks[0]?.modules[0]?.lessons[0]?.steps[0]?.tasks[0]?.source;
  expect(source?.image?.src.length).toBeLessThanOrEqual(60_000);
  expect(await faultsOf({ 'fizika-7/images/extra.svg': DRAWING })).toEqual([
    'fizika-7/images/extra.svg:1: Рисунок не используется',
  ]);
});

test('a folder without workbook.yaml is refused, a missing root is an error', async () => {
  expect(await faultsOf({ 'fizika-7/1-first.yaml': '' })).toEqual([
    'fizika-7/workbook.yaml:1: Нет файла',
  ]);
  await expect(loadWorkbooks(join(fixture.root, 'none'))).rejects.toThrow('ENOENT');
});
