import fc from 'fast-check';
import { expectGoodTime } from '@/tests/support/unit/expect-good-time';
import { isAccepted, normalizeText } from './compare-text';

const lenient = { case: false, yo: false };
/** The characters that the rules are about, and some beside them. */
const RULED = [...'.,…  "«\'’—-\u00A0\u200B\u00AD0159аеёЕЁиz', '\u0308', '\u0301', '\u0306'];

test.each([
  ['Ёлка', 'елка'],
  ['Е\u0308лка', 'елка'], // ё of two characters
  ['и\u0306од', 'йод'],
  ['  Санкт‑Петербург ', 'санкт-петербург'],
  ['Москва — столица', 'москва - столица'],
  ['в\u00A0лесу', 'в лесу'],
  ['в \t\n\u2009\u202Fлесу', 'в лесу'],
  ['мо\u00ADло\u200Bко', 'молоко'],
  ['don’t', "don't"],
  ['donʼt', 'don`t'],
  ['«Мцыри»', '"мцыри"'],
  ['“Yes”', '„yes‟'],
  ['Лес.', 'лес'],
  ['лес .', 'лес'],
  ['т. д.', 'т. д'],
  ['жили-были…', 'жили-были...'],
  ['0,5', '0.5'],
  ['−5', '-5'],
])('«%s» is the same as «%s»', (given, right) => {
  expect(isAccepted(given, [right], lenient)).toBe(true);
  expect(isAccepted(right, [given], lenient)).toBe(true);
});

test.each([
  ['лес', 'леса'],
  ['в лесу', 'влесу'],
  ['кто то', 'кто-то'],
  ['кто - то', 'кто-то'],
  ["don't", 'dont'],
  ['жили-были...', 'жили-были'],
  ['лес!', 'лес'],
  ['"Мцыри"', 'Мцыри'],
  ['да, нет', 'да нет'],
  ['й', 'и'],
  ['с', 'c'], // Cyrillic and Latin
  ['рост', 'pocт'],
  ['', '.'],
])('«%s» is not the same as «%s»', (given, right) => {
  expect(isAccepted(given, [right], lenient)).toBe(false);
  expect(isAccepted(right, [given], lenient)).toBe(false);
});

test('case counts when the task is about it', () => {
  expect(isAccepted('москва', ['Москва'], { case: true, yo: false })).toBe(false);
  expect(isAccepted('Ёлка', ['Елка'], { case: true, yo: false })).toBe(true);
});

test('a letter of two characters is that letter also when case counts', () => {
  expect(isAccepted('И\u0306од', ['Йод'], { case: true, yo: true })).toBe(true);
});

test('one full stop at the end goes, an ellipsis stays whole', () => {
  expect(normalizeText('Лес.', lenient)).toBe('лес');
  expect(normalizeText('Жили-были…', lenient)).toBe('жили-были...');
});

test('ё counts when the task is about it, however it is composed', () => {
  expect(isAccepted('елка', ['ёлка'], { case: false, yo: true })).toBe(false);
  expect(isAccepted('Е\u0308лка', ['ёлка'], { case: false, yo: true })).toBe(true);
});

test('any of the accepted texts is right, nothing typed never is', () => {
  expect(isAccepted('do not', ["don't", 'do not'], lenient)).toBe(true);
  expect(isAccepted('does not', ["don't", 'do not'], lenient)).toBe(false);
  for (const nothing of ['', ' ', '\u200B', '.'])
    expect(isAccepted(nothing, [''], lenient)).toBe(false);
});

test('a normal form is its own normal form', () => {
  const ruled = fc.string({ unit: fc.constantFrom(...RULED) });
  const compare = fc.record({ case: fc.boolean(), yo: fc.boolean() });
  fc.assert(
    fc.property(fc.oneof(ruled, fc.string({ unit: 'binary' })), compare, (text, how) => {
      const once = normalizeText(text, how);
      expect(normalizeText(once, how)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('a long hostile text is compared in good time', () => {
  expectGoodTime(() => {
    for (const piece of [' ', '.', ' .', '1,', '"', 'е', '\u0301', '\u0308', '\u200B'])
      for (const end of ['', 'x']) normalizeText(`е${piece.repeat(100_000)}${end}`, lenient);
  });
});
