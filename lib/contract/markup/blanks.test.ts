import fc from 'fast-check';
import { listBlanks, replaceBlanks } from './blanks';
import { escapeMarkup } from './escape-markup';
import { markupCases } from './markup.fixture';
import { parseMarkup } from './parse-markup';
import { plainText } from './plain-text';
import { tokenize } from './tokens';

const hostile = fc.string({
  unit: fc.constantFrom('*', '_', '$', '{', '}', '\\', '\n', '\r', ' ', 'a', 'ё', '5'),
  maxLength: 60,
});

test.each(markupCases)('«$source» is one text to all', ({ source, shown, blanks, formulas }) => {
  expect(plainText(source)).toBe(shown);
  expect(listBlanks(source)).toEqual(blanks ?? []);
  const found = tokenize(source).flatMap((token) => (token.kind === 'formula' ? [token.tex] : []));
  expect(found).toEqual(formulas ?? []);
});

test('the tokens of a text are the text, whatever it is', () => {
  fc.assert(
    fc.property(hostile, (source) => {
      const raws = tokenize(source).map(({ raw }) => raw);
      expect(raws.join('')).toBe(source);
    }),
  );
});

test('replaced blanks leave all else as it is written', () => {
  expect(replaceBlanks('{{a}}: $x^{{a}}$ \\{{b}} {{ b }}', (name) => `[${name}]`)).toBe(
    '[a]: $x^{{a}}$ \\{{b}} [b]',
  );
});

test('[HW-03] an escaped text is shown as it was typed and holds no blank or formula', () => {
  fc.assert(
    fc.property(hostile, (typed) => {
      const text = typed.replace(/[\r\n]/g, '');
      const kinds = parseMarkup(escapeMarkup(text)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind !== 'text')).toEqual([]);
      expect(plainText(escapeMarkup(text))).toBe(text);
    }),
  );
});
