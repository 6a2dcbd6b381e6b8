import { countOf, nounFor } from './plural';

const forms = ['задание', 'задания', 'заданий'] as const;

test.each([
  [0, '0\u00A0заданий'],
  [1, '1\u00A0задание'],
  [3, '3\u00A0задания'],
  [5, '5\u00A0заданий'],
  [11, '11\u00A0заданий'],
  [12, '12\u00A0заданий'],
  [21, '21\u00A0задание'],
  [104, '104\u00A0задания'],
  [1111, '1\u00A0111\u00A0заданий'],
])('%d is told as «%s»', (count, text) => {
  expect(countOf(count, forms)).toBe(text);
});

test('the noun can be had alone', () => {
  expect(nounFor(22, forms)).toBe('задания');
});
