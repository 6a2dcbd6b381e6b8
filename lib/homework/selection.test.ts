import { MAX_STEPS } from '@/lib/contract/homework/limits';
import { addSteps, countSelected, moveStep, removeSteps, type Selection } from './selection';

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
