import { typeset } from './typeset';

const shown = (text: string) => typeset(text).replace(/\u00A0/g, '~');

test.each([
  ['Задание от 21 ноября, 10:45', 'Задание от~21~ноября, 10:45'],
  ['Дроби — и в столбик', 'Дроби~— и~в~столбик'],
  ['Я и ты', 'Я~и~ты'],
  ['Повторение', 'Повторение'],
  ['дома', 'дома'],
  ['', ''],
])('«%s» is shown as «%s»', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
