import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { Teaching } from '@/lib/contract/user/user';
import { firstWorkbook, offeredGrades, offeredSubjects, workbookOfSubject } from './workbooks';

const book = (id: string, subjectId: number, grade: number): WorkbookSummary => ({
  id,
  title: id,
  description: '',
  subjectId,
  grade,
  taskCount: 1,
  changedAt: '2026-11-16',
});
const teaches = (...subjects: Teaching['subjects']): Teaching => ({ subjects });
const nothing = teaches();

const workbooks = [
  book('math-5', 1, 5),
  book('math-6', 1, 6),
  book('english-5', 0, 5),
  book('physics-7', 6, 7),
];

describe('the workbooks that are offered', () => {
  test('[HW-01] only subjects with a workbook are offered, the own ones first', () => {
    const offered = offeredSubjects(
      workbooks,
      teaches({ subjectId: 6, grades: [7] }, { subjectId: 2, grades: [7] }),
    );
    expect(offered.map(({ id }) => id)).toEqual([6, 1, 0]);
  });

  test('[HW-01] only grades with a workbook of the subject are offered', () => {
    expect(offeredGrades([...workbooks, book('math-5-b', 1, 5)], 1)).toEqual([5, 6]);
    expect(offeredGrades(workbooks, 2)).toEqual([]);
  });
});

describe('the workbook to begin with', () => {
  const maths = teaches({ subjectId: 1, grades: [9, 6, 5] });

  test.each([
    ['the one used last', maths, 'physics-7', 'physics-7'],
    ['of what is taught, when the last one is gone', maths, 'gone', 'math-5'],
    ['of what is taught', teaches({ subjectId: 1, grades: [6] }), null, 'math-6'],
    [
      'of the first taught subject that has one',
      teaches({ subjectId: 2, grades: [7] }, { subjectId: 6, grades: [7] }),
      null,
      'physics-7',
    ],
    ['of English for those who teach nothing yet', nothing, null, 'english-5'],
  ])('[HW-01] is %s', (_, teaching, lastUsedId, id) => {
    expect(firstWorkbook(workbooks, teaching, lastUsedId)?.id).toBe(id);
  });

  test('is the first of all when nothing else decides, and null when there are no workbooks', () => {
    expect(firstWorkbook([book('physics-7', 6, 7)], nothing)?.id).toBe('physics-7');
    expect(firstWorkbook([], nothing)).toBeNull();
  });
});

describe('turning to another subject', () => {
  test.each([
    ['keeps the grade', 6, nothing, 'math-6'],
    ['takes a taught grade', 7, teaches({ subjectId: 1, grades: [6] }), 'math-6'],
    ['takes the lowest grade', 7, nothing, 'math-5'],
  ])('%s', (_, grade, teaching, id) => {
    expect(workbookOfSubject(workbooks, teaching, 1, grade)?.id).toBe(id);
  });

  test('returns null for a subject without a workbook', () => {
    expect(workbookOfSubject(workbooks, nothing, 2, 7)).toBeNull();
  });
});
