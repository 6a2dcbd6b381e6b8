import { subjects } from '@/lib/contract/subjects/subjects';
import {
  publicTaskSchema,
  type AnswerValue,
  type PublicTask,
  type TaskKind,
  type TaskOption,
} from '@/lib/contract/tasks/tasks';
import { presentTask } from '@/platform/main-api/checking/present-task';
import { scoreAnswer } from '@/platform/main-api/checking/score-answer';
import { loadWorkbooks } from './load-workbooks';
import type { Workbook, WorkbookTask } from './workbook';

const loading = loadWorkbooks('platform/content/workbooks');

const tasksOf = ({ modules, sample }: Workbook) =>
  [...modules.flatMap(({ lessons }) => lessons).flatMap(({ steps }) => steps), sample].flatMap(
    ({ tasks }) => tasks,
  );

const presentation = { seed: 'attempt:1', secret: 'a secret of the server' };

test('the shipped workbooks have no fault', async () => {
  expect((await loading).faults).toEqual([]);
});

test.each(subjects.map(({ startPath }) => startPath.replace(/_(\d+)-class$/, '-$1')))(
  '[HW-15] the workbook %s has two modules and at least twelve tasks of several kinds',
  async (id) => {
    const workbook = (await loading).workbooks.find((candidate) => candidate.id === id);
    if (!workbook) throw new Error(`No workbook ${id} without faults`);
    expect(workbook.modules).toHaveLength(2);
    const tasks = tasksOf(workbook);
    expect(tasks.length).toBeGreaterThanOrEqual(12);
    expect(new Set(tasks.map(({ source }) => source.kind)).size).toBeGreaterThanOrEqual(4);
  },
);

test('[HW-14] every kind of task that the contract has is in a shipped workbook', async () => {
  const kinds = new Set<TaskKind>(
    (await loading).workbooks.flatMap(tasksOf).map(({ source }) => source.kind),
  );
  expect([...kinds].sort()).toEqual(
    publicTaskSchema.options.map((option) => option.shape.kind.value).sort(),
  );
});

test('[HW-03] every shipped task is presented as the contract has it, without its explanation', async () => {
  const tasks = (await loading).workbooks.flatMap(tasksOf);
  expect(tasks.length).toBeGreaterThan(0);
  for (const { source, explanation } of tasks) {
    const task = presentTask(source, presentation);
    expect(publicTaskSchema.parse(task)).toEqual(task);
    expect(JSON.stringify(task)).not.toContain(JSON.stringify(explanation));
  }
});

test('[HW-15] the key of every shipped task earns everything when a pupil gives it', async () => {
  for (const task of (await loading).workbooks.flatMap(tasksOf)) {
    const shown = presentTask(task.source, presentation);
    const share = scoreAnswer(task.source, task.key, answerByKey(task, shown), presentation);
    expect([task.source.prompt, share]).toEqual([task.source.prompt, 1]);
  }
});

/** The answer that a pupil gives who knows the key: options are found by what they say. */
function answerByKey({ source, key }: WorkbookTask, task: PublicTask): AnswerValue {
  const blank = (place: number) => `b${place + 1}`;
  const inOrder = (text: string) => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, id]) => id ?? '');
  const see = (authored: TaskOption[], shown: TaskOption[], id: string | undefined) => {
    const text = authored.find((option) => option.id === id)?.text;
    return shown.find((option) => option.text === text)?.id ?? 'none';
  };
  if (key.kind === 'single_choice' && source.kind === key.kind && task.kind === key.kind)
    return { kind: key.kind, optionId: see(source.options, task.options, key.optionId) };
  if (key.kind === 'multiple_choice' && source.kind === key.kind && task.kind === key.kind) {
    const optionIds = key.optionIds.map((id) => see(source.options, task.options, id));
    return { kind: key.kind, optionIds };
  }
  if (key.kind === 'inline_choice' && source.kind === key.kind && task.kind === key.kind) {
    const choices = inOrder(source.text).map((id, place) => {
      const authored = source.blanks.find((candidate) => candidate.id === id)?.options ?? [];
      return [blank(place), see(authored, task.blanks[place]?.options ?? [], key.choices[id])];
    });
    return { kind: key.kind, choices: Object.fromEntries(choices) };
  }
  if (key.kind === 'text_entry' && source.kind === key.kind) {
    const texts = inOrder(source.text).map((id, place) => [blank(place), key.accepted[id]?.[0]]);
    return { kind: key.kind, texts: Object.fromEntries(texts) };
  }
  if (key.kind === 'number' && source.kind === key.kind)
    return {
      kind: key.kind,
      text: `${String(key.value).replace('.', ',')} ${source.unit ?? ''}`,
    };
  if (key.kind === 'matching' && source.kind === key.kind && task.kind === key.kind) {
    const pairs = Object.entries(key.pairs).map(([left, right]) => [
      see(source.left, task.left, left),
      see(source.right, task.right, right),
    ]);
    return { kind: key.kind, pairs: Object.fromEntries(pairs) };
  }
  if (key.kind === 'ordering' && source.kind === key.kind && task.kind === key.kind)
    return { kind: key.kind, order: key.order.map((id) => see(source.items, task.items, id)) };
  throw new Error(`The kinds of ${source.id} differ`);
}
