import { join } from 'node:path';
import type { TaskKind } from '@/lib/contract/tasks/tasks';
import { hashOrder } from '@/platform/tasks/ordering/kind';
import { samples } from '@/platform/tasks/samples';
import {
  createFixture,
  DRAWING,
  moduleOf,
  oneTask,
  SAMPLE_TASK,
  UUID,
  WORKBOOK,
  type Fixture,
} from './workbook.fixture';
import { loadWorkbooks } from './load-workbooks';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(() => fixture.remove());

async function load(kind: TaskKind) {
  await fixture.write(oneTask(samples[kind].written));
  const { workbooks, faults } = await loadWorkbooks(fixture.root);
  expect(faults).toEqual([]);
  const task = workbooks[0]?.modules[0]?.lessons[0]?.steps[0]?.tasks[0];
  if (!task) throw new Error('No task');
  return task;
}

test('a workbook is read with its module, lesson and step', async () => {
  await fixture.write(oneTask(samples.matching.written));
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

test.each(Object.keys(samples) as TaskKind[])(
  '[HW-03] the source of a %s holds no key',
  async (kind) => {
    const { source } = await load(kind);
    for (const secret of ['key', 'explanation', 'accepted', 'tolerance', 'compare'])
      expect(source).not.toHaveProperty(secret);
  },
);

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
  ['sample:', 'example:', 1, 'Нет поля «sample»'],
  ['  uuid: 0f3c3a52', '  uuid: 0f3c', 8, 'Ожидался uuid версии 4'],
  ['  title: Проба\n', '', 7, 'Нет поля «title»'],
  ['{ id: t1, kind: number', '{ id: t1, kind: oral', 11, 'Неизвестный вид задания (kind)'],
  ['{ value: 2 }', '{ value: два }', 11, 'Ожидалось число с точкой'],
  [
    SAMPLE_TASK,
    `- ${samples.matching.written}`,
    11,
    'Пробное задание бывает видов: single_choice, number',
  ],
  [SAMPLE_TASK, `- ${samples.number.written}`, 11, 'В пробном задании нет рисунка'],
  [SAMPLE_TASK, `${SAMPLE_TASK}\n    ${SAMPLE_TASK}`, 10, 'Слишком много: можно не больше 1'],
])('in workbook.yaml «%s» → «%s» is refused at line %d', async (from, to, line, message) => {
  const workbook = WORKBOOK.replace(from, () => to);
  const second = moduleOf(`\n          - ${samples.matching.written}`, UUID.replace('8', '9'));
  const files = {
    'fizika-7/workbook.yaml': workbook,
    'fizika-7/2-first.yaml': second,
    'fizika-7/images/ruler.svg': DRAWING,
  };
  const faults = await fixture.faultsOf({ ...oneTask(samples.ordering.written), ...files });
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
  const module = moduleOf(`\n          - ${samples.matching.written}`).replace(from, () => to);
  const faults = await fixture.faultsOf({ ...oneTask(''), 'fizika-7/1-first.yaml': module });
  expect(faults.join('\n')).toContain(`fizika-7/1-first.yaml:${line}: ${message}`);
});

test('[HW-03] the sample of a workbook is a step of its own, in no lesson', async () => {
  await fixture.write(oneTask(samples.matching.written));
  const [workbook] = (await loadWorkbooks(fixture.root)).workbooks;
  expect(workbook?.sample).toMatchObject({
    title: 'Проба',
    tasks: [{ key: { kind: 'number', value: 2 }, explanation: 'Так.' }],
  });
  expect(JSON.stringify(workbook?.modules)).not.toContain(workbook?.sample.uuid);
});

test('[HW-03] a sample may not be a step of a lesson as well', async () => {
  const twice = WORKBOOK.replace(/uuid: .*/, `uuid: ${UUID}`);
  const faults = await fixture.faultsOf({
    ...oneTask(samples.matching.written),
    'fizika-7/workbook.yaml': twice,
  });
  expect(faults.join()).toContain(`uuid ${UUID} уже занят`);
});

test('an empty file, one of two documents, and a step of four tasks are refused', async () => {
  const base = { 'fizika-7/workbook.yaml': WORKBOOK };
  for (const [text, message] of [
    ['', 'Ожидались поля'],
    ['a: 1\n---\nb: 2\n', 'Ошибка YAML'],
    [moduleOf(`[${Array(4).fill(samples.matching.written).join(',')}]`), 'можно не больше 3'],
  ] as const)
    expect((await fixture.faultsOf({ ...base, 'fizika-7/1-first.yaml': text })).join()).toContain(
      message,
    );
});

test('a uuid is one step in all workbooks, whatever its case', async () => {
  const english = WORKBOOK.replace('subjectId: 6', 'subjectId: 0')
    .replace('grade: 7', 'grade: 5')
    .replace('uuid: 0', 'uuid: 1');
  const step = moduleOf(`\n          - ${samples.matching.written}`, UUID.toUpperCase());
  const faults = await fixture.faultsOf({
    ...oneTask(samples.matching.written),
    'anglijskij-yazyk-5/workbook.yaml': english,
    'anglijskij-yazyk-5/1-first.yaml': step,
  });
  const first = join(fixture.root, 'anglijskij-yazyk-5/1-first.yaml:5');
  expect(faults).toEqual([`fizika-7/1-first.yaml:5: uuid ${UUID} уже занят: ${first}`]);
  const { workbooks } = await loadWorkbooks(fixture.root);
  expect(workbooks.map(({ id }) => id)).toEqual(['anglijskij-yazyk-5']);
});

test('a uuid may not return in the same workbook', async () => {
  const task = samples.matching.written;
  const faults = await fixture.faultsOf({
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
  const faults = await fixture.faultsOf({
    ...oneTask(samples.number.written),
    [`fizika-7/images/${name}`]: text,
  });
  expect(faults).toEqual([`fizika-7/images/${name}:${line}: ${message}`]);
});

test('a picture of 20 KB fits the contract, an unused one is refused', async () => {
  const room = 20 * 1024 - DRAWING.length - '<text></text>'.length;
  const large = DRAWING.replace('</svg>', `<text>${'x'.repeat(room)}</text></svg>`);
  expect(
    await fixture.faultsOf(oneTask(samples.number.written, { 'fizika-7/images/ruler.svg': large })),
  ).toEqual([]);
  const { workbooks } = await loadWorkbooks(fixture.root);
  const source = workbooks[0]?.modules[0]?.lessons[0]?.steps[0]?.tasks[0]?.source;
  expect(source?.image?.src.length).toBeLessThanOrEqual(60_000);
  expect(await fixture.faultsOf({ 'fizika-7/images/extra.svg': DRAWING })).toEqual([
    'fizika-7/images/extra.svg:1: Рисунок не используется',
  ]);
});

test('a workbook with a fault is not among those to publish', async () => {
  await fixture.write(oneTask(samples.matching.written.replace('prompt: Что?', "prompt: ''")));
  const { workbooks, faults } = await loadWorkbooks(fixture.root);
  expect(faults).toHaveLength(1);
  expect(workbooks).toEqual([]);
});

test('a folder without workbook.yaml is refused, a missing root is an error', async () => {
  expect(await fixture.faultsOf({ 'fizika-7/1-first.yaml': '' })).toEqual([
    'fizika-7/workbook.yaml:1: Нет файла',
  ]);
  await expect(loadWorkbooks(join(fixture.root, 'none'))).rejects.toThrow('ENOENT');
});
