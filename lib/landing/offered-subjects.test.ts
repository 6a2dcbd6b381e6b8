import type { WorkbookSummary } from '@/lib/contract/content/content';
import { getSubject, subjects } from '@/lib/contract/subjects/subjects';
import { composeAddress, landingAddress } from './addresses';
import { arrangeSubjects, featuredWorkbook } from './offered-subjects';

const book = (subjectId: number, grade: number) =>
  ({ id: `${subjectId}-${grade}`, subjectId, grade }) as WorkbookSummary;

describe('the subjects on a landing', () => {
  test('[SUBJ-01] has the subjects in their order, each with its grades once and rising', () => {
    const { offered, coming } = arrangeSubjects([book(0, 6), book(1, 7), book(1, 5), book(1, 7)]);
    expect(offered.map(({ subject, grades }) => [subject.id, grades])).toEqual([
      [1, [5, 7]],
      [0, [6]],
    ]);
    expect(coming).toHaveLength(subjects.length - 2);
  });

  test('may be empty: then every subject is to come', () => {
    expect(arrangeSubjects([])).toEqual({ offered: [], coming: subjects });
    expect(featuredWorkbook([])).toBeNull();
  });

  test('lets mathematics stand for all, else whatever comes first', () => {
    expect(featuredWorkbook([book(0, 5), book(1, 5)])?.id).toBe('1-5');
    expect(featuredWorkbook([book(6, 7), book(0, 5)])?.id).toBe('6-7');
  });
});

test('[ROUTE-02] the call leads to the builder, through sign-in', () => {
  expect(composeAddress).toBe('/login?returnUrl=%2Fhomework%2Fnew');
});

test('[ROUTE-23] the landing of a grade has its address', () => {
  expect(landingAddress(getSubject(6), 7)).toBe('/fizika_7-class');
});
