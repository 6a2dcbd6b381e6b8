import { samples } from '@/platform/tasks/samples';
import {
  createFixture,
  DRAWING,
  moduleOf,
  oneTask,
  WORKBOOK,
  type Fixture,
} from './workbook.fixture';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(() => fixture.remove());

const refusals = Object.values(samples).flatMap(({ source, written, refusals: ofKind }) =>
  ofKind.map(([from, to, message]) => [source.kind, from, to, message, written] as const),
);

test.each(refusals)(
  '[HW-14] in a %s «%s» → «%s» is refused: %s',
  async (_, from, to, message, written) => {
    expect(written).toContain(from);
    const task = written.replace(from, () => to);
    const faults = await fixture.faultsOf(oneTask(task, { 'fizika-7/images/ruler.svg': DRAWING }));
    expect(faults.join('\n')).toContain(`fizika-7/1-first.yaml:8: ${message}`);
  },
);

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
          - ${samples.matching.written}`);
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
