import { expectGoodTime } from '@/tests/support/unit/expect-good-time';
import { countWords } from './count-words';

test.each([
  ['', 0],
  [' \n\t', 0],
  ['— … ! 😀', 0],
  ['Герда', 1],
  ['Ёж ёжится.', 2],
  ['Кто-то, где-нибудь и по-русски', 4],
  ['Кто\u2011то', 1],
  ['Жилин — смелый', 2],
  ['Жилин - смелый', 2],
  ["don't isn’t", 2],
  ['В 1812 году', 3],
  ['и\u0306од', 1],
  ['слово,слово', 2],
  ['-слово-', 1],
  ['первая\nвторая\u00A0третья', 3],
])('«%s» has %d words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test('the longest text of any signs is counted at once', () => {
  expectGoodTime(() => {
    expect(countWords('а-'.repeat(10_000))).toBe(1);
    expect(countWords('-'.repeat(20_000))).toBe(0);
    expect(countWords('а '.repeat(10_000))).toBe(10_000);
  });
});
