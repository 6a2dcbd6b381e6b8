import fc from 'fast-check';
import { expectGoodTime } from '@/tests/support/unit/expect-good-time';
import { mayBecomeNumber, parseNumber } from './parse-number';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['007', 7],
  ['3,5', 3.5],
  ['3.5', 3.5],
  ['1 000', 1000],
  ['1\u00A0234\u202F567,89', 1234567.89],
  ['10000', 10000],
  ['-5', -5],
  ['−5', -5],
  ['– 5', -5],
  ['—5', -5],
  ['+5', 5],
  ['0', 0],
  ['3/4', 0.75],
  ['3 / 4', 0.75],
  ['-3/4', -0.75],
  ['3⁄4', 0.75],
  ['7/2', 3.5],
  ['1 3/4', 1.75],
  ['−1 3/4', -1.75],
  ['0/5', 0],
])('«%s» is %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('zero has no sign', () => {
  expect(parseNumber('-0')).toBe(0);
});

test.each([
  '',
  ' ',
  '-',
  '+',
  ',',
  '.5',
  '5,',
  '5.',
  '1,2,3',
  '1.234,5',
  '1,000,000',
  '12 34',
  '1 00',
  '10000 000',
  '--5',
  '+-5',
  '5-',
  '3/0',
  '3/',
  '/4',
  '3/4/5',
  '3/-4',
  '1 3/0',
  '1 7/4',
  '1 500/4',
  '1,5/2',
  '1 3,5/4',
  '2*3',
  '2+3',
  '1e5',
  '1e999',
  'Infinity',
  '-Infinity',
  'NaN',
  '0x10',
  '0b1',
  '1_000',
  '٣',
  '１２',
  '½',
  'пять',
  '5 см',
  '5%',
  '=5',
  '5; drop',
  '[object Object]',
])('«%s» is no number', (text) => {
  expect(parseNumber(text)).toBeNull();
});

test.each([
  ['12 см', 'см', 12],
  ['12см', 'см', 12],
  ['12 см.', 'см', 12],
  ['12\u00A0см', 'см', 12],
  ['12', 'см', 12],
  ['25 см²', 'см²', 25],
  ['25 см2', 'см²', 25],
  ['25 см^2', 'см²', 25],
  ['252', 'см²', 252],
  ['8,9 г/см3', 'г/см³', 8.9],
  ['3/4 ч', 'ч', 0.75],
  ['50%', '%', 50],
  ['20 °С', '°C', 20], // С typed as a Russian letter
  ['5 руб', 'руб.', 5],
  ['3 days', 'days', 3],
  ['5 10³ кг', '10³ кг', 5],
])('«%s» with the unit «%s» is %d', (text, unit, value) => {
  expect(parseNumber(text, unit)).toBe(value);
});

test.each([
  ['12 м', 'см'],
  ['12 см см', 'см'],
  ['см', 'см'],
  ['см 12', 'см'],
  ['12 МВт', 'мВт'],
  ['12 мм', 'м'],
  ['510³ кг', '10³ кг'],
])('«%s» with the unit «%s» is no number', (text, unit) => {
  expect(parseNumber(text, unit)).toBeNull();
});

test('every number written the Russian way is read back', () => {
  const written = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 999 }));
  const format = new Intl.NumberFormat('ru', { minimumFractionDigits: 3 });
  fc.assert(
    fc.property(written, ([whole, thousandths]) => {
      const value = Number(`${whole}.${String(thousandths).padStart(3, '0')}`);
      expect(parseNumber(format.format(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('whatever is typed becomes a finite number or null', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 ,./+-−eExХ\u00A0²см') });
  fc.assert(
    fc.property(
      typed,
      fc.option(fc.constantFrom('см', 'см²', '2', '10² м'), { nil: undefined }),
      (text, unit) => {
        const value = parseNumber(text, unit);
        expect(value === null || Number.isFinite(value)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a text longer than any number is no number, and is refused at once', () => {
  expect(parseNumber('1'.repeat(61))).toBeNull();
  expectGoodTime(() => {
    expect(parseNumber(`${'1 '.repeat(1_000_000)}x`)).toBeNull();
    expect(parseNumber(`${'111 '.repeat(14)}x`)).toBeNull();
  });
});

test.each([
  ['', undefined],
  ['-', undefined],
  ['3,', undefined],
  ['1 0', undefined],
  ['1 3/', undefined],
  ['12', undefined],
  ['5 с', 'см'],
  ['5 м/', 'м/с'],
])('«%s» may become a number with the unit %s', (text, unit) => {
  expect(mayBecomeNumber(text, unit)).toBe(true);
});

test.each([
  ['пять', undefined],
  ['3,5,', undefined],
  ['5 с', undefined],
  ['5 к', 'см'],
  ['2+', undefined],
])('«%s» becomes no number with the unit %s, whatever follows', (text, unit) => {
  expect(mayBecomeNumber(text, unit)).toBe(false);
});

test('every beginning of a number may become that number', () => {
  for (const number of ['-12,5', '1 000 000', '1 3/4', '−3/4', '+0,25', '25 см²'])
    for (let end = 1; end <= number.length; end += 1)
      expect([number.slice(0, end), mayBecomeNumber(number.slice(0, end), 'см²')]).toEqual([
        number.slice(0, end),
        true,
      ]);
});
