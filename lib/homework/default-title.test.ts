import { defaultTitle } from './default-title';

describe('the default title', () => {
  test.each([
    [new Date(2026, 0, 1, 0, 0), 'Задание от 1 января, 00:00'],
    [new Date(2026, 2, 4, 9, 5), 'Задание от 4 марта, 09:05'],
    [new Date(2026, 4, 31, 13, 7), 'Задание от 31 мая, 13:07'],
    [new Date(2026, 10, 21, 23, 59), 'Задание от 21 ноября, 23:59'],
  ])('[HW-01] of %s is «%s»', (now, title) => {
    expect(defaultTitle(now)).toBe(title);
  });
});
