import { MAX_STEPS } from '@/lib/contract/homework/limits';
import {
  addSteps,
  countSelected,
  moveStep,
  pickTask,
  removeSteps,
  takenTasks,
  type Selection,
} from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const steps = (uuids: string): Selection => [...uuids].map((uuid) => ({ uuid, title: uuid }));
const uuids = (selection: Selection) => selection.map(({ uuid }) => uuid).join('');

describe('the selection', () => {
  test.each([
    ['', 'bcd', 'bcd'],
    ['d', 'b', 'bd'],
    ['ad', 'bc', 'abcd'],
    ['', 'dba', 'abd'],
    ['bd', 'bcd', 'bcd'],
    ['x', 'a', 'xa'],
  ])('[HW-01] «%s» and the steps «%s» are «%s», in the order of the workbook', (had, add, has) => {
    expect(uuids(addSteps(steps(had), steps(add), order))).toBe(has);
  });

  test('[HW-01] what was moved by hand stays moved when a step is added', () => {
    expect(uuids(addSteps(steps('dab'), steps('c'), order))).toBe('dabc');
    expect(uuids(addSteps(steps('dab'), steps('e'), order))).toBe('deab');
  });

  test('keeps only what a list shows of a step', () => {
    const [step] = addSteps([], [{ uuid: 'a', title: 'A', kinds: [] } as never], order);
    expect(step).toEqual({ uuid: 'a', title: 'A' });
  });

  test('takes no more steps than a homework may have', () => {
    const many = Array.from({ length: MAX_STEPS + 5 }, (_, index) => ({
      uuid: String(index),
      title: '',
    }));
    const full = addSteps([], many, []);
    expect(full).toHaveLength(MAX_STEPS);
    expect(addSteps(full, steps('a'), order)).toEqual(full);
  });

  test.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['z', 1, 'abc'],
  ] as const)('[HW-01] moving «%s» by %d results in «%s»', (uuid, by, result) => {
    expect(uuids(moveStep(steps('abc'), uuid, by))).toBe(result);
  });

  test('[HW-01] a step or a whole lesson can be taken out again', () => {
    expect(uuids(removeSteps(steps('abcd'), ['b', 'd', 'z']))).toBe('ac');
  });

  test('says how many of a lesson are chosen', () => {
    expect(countSelected(steps('abd'), steps('bcd'))).toBe(2);
  });
});

describe('single tasks of a step', () => {
  const all = ['t1', 't2', 't3'];
  const [step] = steps('b');
  if (!step) throw new Error('No step');
  const pick = (had: Selection, id: string, isTaken: boolean) =>
    pickTask(had, { step, all, id, isTaken }, order);

  test('[FEAT-01] the first one chooses the step, in its place; others come in the order of the step', () => {
    const one = pick(steps('ac'), 't3', true);
    expect(one).toEqual([...steps('a'), { ...step, taskIds: ['t3'] }, ...steps('c')]);
    expect(pick(one, 't1', true)[1]).toEqual({ ...step, taskIds: ['t1', 't3'] });
  });

  test('[FEAT-01] with all of them the step is whole, with none it is not chosen', () => {
    const two = pick(steps('ab'), 't2', false);
    expect(takenTasks(two, 'b', all)).toEqual(['t1', 't3']);
    expect(pick(two, 't2', true)).toEqual(steps('ab'));
    expect(pick(pick(two, 't1', false), 't3', false)).toEqual(steps('a'));
  });

  test('[FEAT-01] all of a whole step are taken, none of one that is not chosen', () => {
    expect(takenTasks(steps('b'), 'b', all)).toEqual(all);
    expect(takenTasks(steps('a'), 'b', all)).toEqual([]);
    // What has gone from the step since is no task of it.
    expect(takenTasks([{ ...step, taskIds: ['t9', 't2'] }], 'b', all)).toEqual(['t2']);
  });

  test('[FEAT-01] a full homework takes no task of another step', () => {
    const full = Array.from({ length: MAX_STEPS }, (_, index) => ({
      ...{ uuid: String(index), title: '' },
    }));
    expect(pick(full, 't1', true)).toEqual(full);
  });
});
