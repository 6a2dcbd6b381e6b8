import type { Mark } from '@/lib/contract/review/drawing';
import { drawingOf, isTooMuch, marksOf, notesOf } from './marks';

const dot: Mark = { kind: 'line', colour: 'red', width: 'thin', points: [[0, 0]] };
const note = (text: string): Mark => ({ kind: 'note', colour: 'red', at: [0, 0], text });

test('[REV-02] pictures go out in their order, without empty notes and without those with nothing on', () => {
  const marks = { b: [dot, note(' ')], a: [note('Да')], c: [note('')] };
  const drawing = drawingOf(['a', 'b', 'c'], marks);
  expect(drawing).toEqual([
    { fileUuid: 'a', marks: [note('Да')] },
    { fileUuid: 'b', marks: [dot] },
  ]);
  expect(drawingOf(['a', 'b', 'c'], marksOf(drawing))).toEqual(drawing);
});

test('[REV-02] notes keep their places among the marks', () => {
  expect(notesOf([dot, note('Да'), dot, note('Нет')]).map(({ at }) => at)).toEqual([1, 3]);
});

test('[REV-02] too many marks, and too many bytes, are too much', () => {
  const on = (marks: Mark[]) => [{ fileUuid: 'a', marks }];
  expect(isTooMuch(on(Array<Mark>(200).fill(dot)))).toBe(false);
  expect(isTooMuch(on(Array<Mark>(201).fill(dot)))).toBe(true);
  // Two bytes for a Russian letter.
  expect(isTooMuch(on(Array<Mark>(150).fill(note('я'.repeat(200)))))).toBe(true);
});
