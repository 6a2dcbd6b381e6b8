import { gradesTitle } from './grades-title';

test.each([
  [[5], '5\u00A0класс'],
  [[6, 5], '5, 6\u00A0классы'],
  [[7, 5, 6], '5–7\u00A0классы'],
  [[11, 5, 6, 7, 9], '5–7, 9, 11\u00A0классы'],
  [[5, 5], '5\u00A0класс'],
])('[HW-09] the grades %j are told as «%s»', (grades, title) => {
  expect(gradesTitle(grades)).toBe(title);
});
