import { DEFAULT_SUBJECT_ID, findSubject, getSubject, languageOf, subjects } from './subjects';

describe('subjects', () => {
  test('[SUBJ-01] there are seventeen, without ids 8 and 14', () => {
    expect(subjects).toHaveLength(17);
    expect(findSubject(8)).toBeNull();
    expect(findSubject(14)).toBeNull();
    expect(() => getSubject(8)).toThrow('Unknown subject 8');
  });

  test.each([
    [1, 'matematika_5-class'],
    [5, 'obshestvoznanie_6-class'],
    [11, 'himiya_8-class'],
    [13, 'okruzhayushij-mir_4-class'],
    [18, 'veroyatnost-i-statistika_9-class'],
  ])('[SUBJ-01] subject %d begins at %s', (id, startPath) => {
    expect(getSubject(id).startPath).toBe(startPath);
  });

  test.each([
    [0, 'purple'],
    [4, 'purple'],
    [18, 'red'],
    [12, 'blue'],
    [16, 'green'],
  ])('[SUBJ-02] subject %d is %s', (id, colour) => {
    expect(getSubject(id).colour).toBe(colour);
  });

  test('[UI-12] only English has a language of its own', () => {
    expect(subjects.filter(({ id }) => languageOf(id)).map(({ id }) => id)).toEqual([0]);
    expect(languageOf(0)).toBe('en');
    expect(languageOf(8)).toBeUndefined();
  });

  test('[SUBJ-03] English is the default', () => {
    expect(getSubject(DEFAULT_SUBJECT_ID).name).toBe('anglijskij-yazyk');
  });
});
