import { subjects } from '@/lib/contract/subjects/subjects';
import { isReviewedKind } from '@/lib/contract/tasks/answers';
import { answerReviewSchema } from '@/lib/contract/tasks/review';
import { publicTaskSchema, taskKindSchema, type TaskKind } from '@/lib/contract/tasks/tasks';
import { answerRight } from '@/platform/tasks/samples';
import { presentTask, revealAnswer, scoreAnswer } from '@/platform/tasks/tasks';
import { loadWorkbooks } from './load-workbooks';
import type { Workbook } from './workbook';

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
  expect([...kinds].sort()).toEqual([...taskKindSchema.options].sort());
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
    if (isReviewedKind(task.source.kind)) continue;
    const shown = presentTask(task.source, presentation);
    const share = scoreAnswer(task.source, task.key, answerRight(task, shown), presentation);
    expect([task.source.prompt, share]).toEqual([task.source.prompt, 1]);
  }
});

test('[HW-14] every shipped task that a teacher reviews says what it is marked by', async () => {
  const reviewed = (await loading).workbooks
    .flatMap(tasksOf)
    .filter(({ source }) => isReviewedKind(source.kind));
  for (const { source } of reviewed) expect(source).toHaveProperty('criteria');
});

test('[HW-14] the right answer to every shipped task can be said in words', async () => {
  for (const { source, key } of (await loading).workbooks.flatMap(tasksOf)) {
    if (isReviewedKind(source.kind)) continue;
    const { right } = answerReviewSchema.parse(revealAnswer(source, key, null, presentation));
    if (right?.form !== 'list' && right?.form !== 'text')
      throw new Error(`No words: ${source.prompt}`);
    const texts = right.form === 'list' ? right.items : Object.values(right.blanks);
    expect(texts).not.toHaveLength(0);
    for (const text of texts) expect(text).not.toBe('');
  }
});
