import { plainText } from './plain-text';

test('a text is said without its marks, a blank as «…», a formula in signs', () => {
  expect(plainText('**Объём** _воды_\n$V_1 = \\frac{1}{2}$ равен {{a}}')).toBe(
    'Объём воды V_1 = 1/2 равен …',
  );
});
