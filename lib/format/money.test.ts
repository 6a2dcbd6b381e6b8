import { formatMoney } from './money';

test.each([
  [0, '0 ₽'],
  [39_000, '390 ₽'],
  [4_900_000, '49 000 ₽'],
  [35_150, '351,50 ₽'],
  [5, '0,05 ₽'],
])('[PAY-01] %i kopecks are read as %s', (kopecks, text) => {
  expect(formatMoney(kopecks).replace(/\s/g, ' ')).toBe(text);
});
