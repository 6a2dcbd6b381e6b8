import { ageGroupOf, type AgeGroup } from './age-group';
import { greetingOf, wordsFor } from './age-words';

const groups: Record<AgeGroup, (number | null)[]> = {
  primary: [1, 2, 3, 4],
  middle: [5, 6, 7, 8, 9],
  high: [10, 11],
  unknown: [null, 0, -1, 12, 100, 4.5, NaN, Infinity],
};

describe('the age group of a student', () => {
  test.each(Object.entries(groups) as [AgeGroup, (number | null)[]][])(
    '[CFG-05] is %s for the classes %j',
    (group, classes) => {
      for (const one of classes) expect([one, ageGroupOf(one)]).toEqual([one, group]);
    },
  );

  test('[CFG-05] chooses «ты» for the younger ones and «вы» for the others', () => {
    for (const group of ['primary', 'middle'] as const)
      expect(wordsFor(group).nothingYet).toMatch(/^Попроси /);
    for (const group of ['high', 'unknown'] as const)
      expect(wordsFor(group).nothingYet).toMatch(/^Попросите /);
    expect(greetingOf('primary', 'Миша')).toBe('Привет, Миша!');
    expect(greetingOf('high', 'Михаил')).toBe('Здравствуйте, Михаил!');
    expect(greetingOf('high', '')).toBe('Мои задания');
  });

  test('[CFG-05] «ты» is said to nobody else in the praise', () => {
    for (const group of ['middle', 'high', 'unknown'] as const)
      expect(wordsFor(group).praise.join(' ')).not.toMatch(/ты|молодец/i);
  });
});
