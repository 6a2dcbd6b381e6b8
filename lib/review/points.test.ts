import { earnedText, parsePoints, pointsText, spentText } from './points';

test.each([
  ['', 5, null],
  [' ', 5, null],
  ['0', 5, 0],
  ['2,5', 5, 2.5],
  ['2.5', 5, 2.5],
  ['5', 5, 5],
  ['5,5', 5, undefined],
  ['-1', 5, undefined],
  ['0,3', 5, undefined],
  ['1e1', 10, undefined],
  ['пять', 5, undefined],
  ['9'.repeat(400), 10, undefined],
])('[REV-02] «%s» of %i points is %s', (text, most, points) => {
  expect(parsePoints(text, most)).toBe(points);
});

test('[REV-02] points and time are written as a school writes them', () => {
  expect(pointsText(2.5)).toBe('2,5');
  expect(earnedText(1.33, 5)).toBe('1,33 из\u00A05 баллов');
  expect(earnedText(0, 1)).toBe('0 из\u00A01 балла');
  expect([null, 40, 150].map(spentText)).toEqual([null, '40\u00A0с', '3\u00A0мин']);
});
