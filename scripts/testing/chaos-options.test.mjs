import { readChaosOptions } from './chaos-options.mjs';

test('without arguments there are fifty cycles by a seed of chance', () => {
  const seed = expect.any(Number);
  expect(readChaosOptions([])).toEqual({ cycles: 50, seed });
});

test.each([
  [['--cycles', '3'], { cycles: 3, seed: expect.any(Number) }],
  [['--seed', '0'], { cycles: 50, seed: 0 }],
  [['--seed', '7', '--cycles', '2'], { cycles: 2, seed: 7 }],
])('%j is understood', (args, expected) => {
  expect(readChaosOptions(args)).toEqual(expected);
});

test.each([
  [['--cycles']],
  [['--cycles', '0']],
  [['--cycles', '-1']],
  [['--seed', '1.5']],
  [['--seed', '12345678']],
  [['--workers', '2']],
  [['50']],
])('%j is refused', (args) => {
  expect(() => readChaosOptions(args)).toThrow('npm run chaos');
});
