import type { Journal, Mark } from '@/lib/contract/journal/journal';
import { applyMarks } from './apply-marks';

const mark = (taskHash: string, part: Partial<Mark> = {}): Mark => ({
  ...{ taskHash, attemptCode: `code-${taskHash}`, finishedAt: null, score: null, grade: null },
  ...{ awaitingCount: 0, isReturned: false, answeredCount: 0, stepCount: 5, ...part },
});
const student = (userId: string, ...marks: Mark[]) => ({
  ...{ userId, name: 'Вера', surname: 'Зорина', hasAccount: true, sameBrowser: [], marks },
});
const column = (taskHash: string) => ({
  taskHash,
  title: 'Дроби',
  createdAt: '2026-03-04T21:30:00Z',
  ...{ dueAt: null, state: 'open' as const },
});
const journal: Journal = {
  classes: [
    {
      ...{ classId: '5-А', classNumber: 5, classLetter: '(А)' },
      homework: [column('one'), column('two')],
      students: [student('s1', mark('one')), student('s2')],
    },
    {
      ...{ classId: '6-Б', classNumber: 6, classLetter: '(Б)' },
      homework: [column('two')],
      students: [student('s3', mark('two'))],
    },
  ],
};
const marksOf = (of: Journal, userId: string) =>
  of.classes.flatMap(({ students }) => students).find((one) => one.userId === userId)?.marks;

test('[HW-06] a mark takes the place of the one that was there', () => {
  const changed = { userId: 's1', mark: mark('one', { score: 90, grade: 5 }) };
  const applied = applyMarks(journal, [changed]);
  expect(marksOf(applied.journal, 's1')).toEqual([changed.mark]);
  expect(applied.missing).toEqual([]);
  expect(marksOf(journal, 's1')).toEqual([mark('one')]);
});

test('[HW-06] a mark where none was is put in; of two for one place the last counts', () => {
  const first = { userId: 's1', mark: mark('two', { answeredCount: 1 }) };
  const last = { userId: 's1', mark: mark('two', { answeredCount: 2 }) };
  const applied = applyMarks(journal, [first, last]);
  expect(marksOf(applied.journal, 's1')).toEqual([mark('one'), last.mark]);
});

test('[HW-06] what has no place is told: of a student or a homework that is not shown there', () => {
  const stranger = { userId: 's9', mark: mark('one') };
  const elsewhere = { userId: 's3', mark: mark('one') };
  const known = { userId: 's2', mark: mark('two') };
  const applied = applyMarks(journal, [stranger, elsewhere, known]);
  expect(applied.missing).toEqual([stranger, elsewhere]);
  expect(marksOf(applied.journal, 's2')).toEqual([known.mark]);
});

test('[HW-06] what nothing changes in stays the same object', () => {
  expect(applyMarks(journal, []).journal).toBe(journal);
  expect(applyMarks(journal, [{ userId: 's9', mark: mark('one') }]).journal).toBe(journal);
  const applied = applyMarks(journal, [{ userId: 's1', mark: mark('one') }]).journal;
  expect(applied.classes[1]).toBe(journal.classes[1]);
  expect(applied.classes[0]?.students[1]).toBe(journal.classes[0]?.students[1]);
});
