import type { WorkbookSummary } from '@/lib/contract/content/content';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { chooseWorkbook, findSubjectByName } from './choose-workbook';

const physics = getSubject(6);
const book = (grade: number): WorkbookSummary => ({
  id: `fizika-${grade}`,
  title: `Физика. ${grade} класс`,
  description: '',
  subjectId: 6,
  grade,
  taskCount: 1,
  changedAt: '2026-11-01',
});

test('[ROUTE-23] the grade in the address has its workbook', () => {
  const { grade, workbook } = chooseWorkbook(physics, '8-class', [book(8), book(7)]);
  expect([grade, workbook?.id]).toEqual([8, 'fizika-8']);
});

test.each(['9-class', '07-class', '7', '7-class-', 'class', '7-CLASS', 'x'.repeat(2_000)])(
  '[SEO-09] «%s» is no grade with a workbook: the one to begin with is shown',
  (part) => {
    const { grade, workbook } = chooseWorkbook(physics, part, [book(8), book(7)]);
    expect([grade, workbook?.id]).toEqual([null, 'fizika-7']);
  },
);

test('[SEO-09] without a workbook for the first landing it is the lowest grade, or none', () => {
  expect(chooseWorkbook(physics, 'x', [book(9), book(8)]).workbook?.id).toBe('fizika-8');
  expect(chooseWorkbook(physics, '7-class', [])).toEqual({ grade: null, workbook: null });
});

test.each(['astronomiya', '', 'toString', 'FIZIKA'])('«%s» is no subject', (name) => {
  expect(findSubjectByName(name)).toBeNull();
  expect(findSubjectByName('fizika')).toBe(physics);
});
