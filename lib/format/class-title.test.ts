import { classTitle } from './class-title';

test.each([
  [5, 'А', '5А'],
  [5, '(А)', '5А'],
  [11, ' «б» ', '11б'],
  [9, '-Б.', '9Б'],
  [7, '(В-1)', '7В-1'],
  [10, '', '10'],
  [10, '()', '10'],
  [null, 'А', ''],
])('[HW-07] class %s with the letter «%s» is shown as «%s»', (number, letter, title) => {
  expect(classTitle(number, letter)).toBe(title);
});
