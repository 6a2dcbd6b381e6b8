import cities from './cities.json' with { type: 'json' };
import { findCities, nearestCity } from './find-cities';

describe('the list of cities', () => {
  test('has each once, within Russia, to a tenth of a degree', () => {
    const names = cities.map(([name]) => name);
    expect(names.length).toBeGreaterThan(200);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, latitude, longitude] of cities as [string, number, number][]) {
      expect(name).toMatch(/^[А-ЯЁ][А-Яа-яЁё -]+$/);
      expect([name, latitude > 41 && latitude < 72 && longitude > 19 && longitude < 180]).toEqual([
        name,
        true,
      ]);
      expect([latitude, longitude].map((one) => Math.round(one * 10) / 10)).toEqual([
        latitude,
        longitude,
      ]);
    }
  });

  test.each([
    ['мос', ['Москва']],
    ['  НИЖНИЙ ', ['Нижний Новгород', 'Нижний Тагил']],
    ['орел', ['Орёл']],
    ['Орёл', ['Орёл']],
    ['новгород', ['Великий Новгород', 'Нижний Новгород']],
    ['на дону', ['Ростов-на-Дону']],
    ['ростов на', ['Ростов-на-Дону']],
    ['', []],
    ['-', []],
    ['%', []],
    ['сква', []],
  ])('[CFG-01] of %j finds %j', (beginning, found) => {
    expect(findCities(beginning)).toEqual(found);
  });

  test('[CFG-01] finds eight at most, those first that begin so', () => {
    const found = findCities('к');
    expect(found).toHaveLength(8);
    expect(found.every((name) => name.startsWith('К'))).toBe(true);
  });

  test.each([
    [55.7, 37.6, 'Москва'],
    [54.2, 37.7, 'Тула'],
    [56.9, 60.6, 'Екатеринбург'],
    [0, 0, null],
    [66, -170, null],
    [90, 180, null],
    [65, 100, null],
  ])('[CFG-01] near %d, %d is %s', (latitude, longitude, city) => {
    expect(nearestCity(latitude, longitude)).toBe(city);
  });
});
