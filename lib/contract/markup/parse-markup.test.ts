import fc from 'fast-check';
import { expectGoodTime } from '@/tests/support/unit/expect-good-time';
import { parseMarkup, type MarkupSegment } from './parse-markup';
import { plainText } from './plain-text';

const text = (value: string): MarkupSegment => ({ kind: 'text', text: value });
const formula = (tex: string, display = false): MarkupSegment => ({
  kind: 'formula',
  tex,
  display,
});

describe('parseMarkup', () => {
  const cases: [string, string, MarkupSegment[]][] = [
    ['plain words stay one piece', 'Отметьте ответ.', [text('Отметьте ответ.')]],
    ['nothing is nothing', '', []],
    [
      'a formula stands in a line',
      'путь $s_1$ пройден',
      [text('путь '), formula('s_1'), text(' пройден')],
    ],
    [
      'a formula on a line of its own is a display',
      'Итог:\n$a=b$\nда',
      [text('Итог:'), { kind: 'break' }, formula('a=b', true), { kind: 'break' }, text('да')],
    ],
    [
      'a formula that is all there is, is a display',
      ' $x$ ',
      [text(' '), formula('x', true), text(' ')],
    ],
    [
      'marks inside a formula belong to the formula',
      '$a_1 ** b_2$ и',
      [formula('a_1 ** b_2'), text(' и')],
    ],
    ['an escaped dollar inside a formula does not end it', '$5\\$$!', [formula('5\\$'), text('!')]],
    ['sums of money are no formula', 'It costs $5 and $10.', [text('It costs $5 and $10.')]],
    ['a dollar without a pair is a dollar', 'цена $5', [text('цена $5')]],
    [
      'strong and emphasis nest',
      '**все _три_**',
      [{ kind: 'strong', children: [text('все '), { kind: 'emphasis', children: [text('три')] }] }],
    ],
    [
      'an underscore inside a word is an underscore',
      'snake_case_name',
      [text('snake'), text('_'), text('case'), text('_'), text('name')],
    ],
    [
      'a row of underscores is a row of underscores',
      'Имя ___',
      [text('Имя '), text('_'), text('_'), text('_')],
    ],
    [
      'stars with room around them are stars',
      '2 ** 3 ** 4',
      [text('2 '), text('**'), text(' 3 '), text('**'), text(' 4')],
    ],
    ['a mark that nothing closes stays', '**важно', [text('**'), text('важно')]],
    [
      'crossing marks: the inner one stays a sign',
      '**a _b** c_',
      [{ kind: 'strong', children: [text('a '), text('_'), text('b')] }, text(' c'), text('_')],
    ],
    [
      'a blank has its id',
      'Она {{verb-1}} дома',
      [text('Она '), { kind: 'blank', id: 'verb-1' }, text(' дома')],
    ],
    [
      'spaces around the id of a blank are no part of it',
      '{{ a }}{{b  }}',
      [
        { kind: 'blank', id: 'a' },
        { kind: 'blank', id: 'b' },
      ],
    ],
    ['a backslash takes the meaning from a backslash', '\\\\$x$', [text('\\'), formula('x')]],
    [
      'a blank may stand in marks',
      '_{{a}}_',
      [{ kind: 'emphasis', children: [{ kind: 'blank', id: 'a' }] }],
    ],
    [
      'braces that are no blank are braces',
      '{{a b}} {x}',
      [text('{'), text('{a b}} '), text('{x}')],
    ],
    [
      'all kinds of line ends are breaks',
      'a\r\nb\rc\nd',
      [
        text('a'),
        { kind: 'break' },
        text('b'),
        { kind: 'break' },
        text('c'),
        { kind: 'break' },
        text('d'),
      ],
    ],
    [
      'a backslash takes the meaning from a sign',
      '\\*\\*a\\*\\* \\_b\\_ \\$c\\$ \\{{d}}',
      [text('**a** _b_ $c$ {{d}}')],
    ],
    [
      'HTML is text',
      '<img src=x onerror=alert(1)>&lt;',
      [text('<img src=x onerror=alert(1)>&lt;')],
    ],
  ];

  it.each(cases)('%s', (_title, source, expected) => {
    expect(joined(parseMarkup(source))).toEqual(joined(expected));
  });

  it('loses no letter of a text without marks and escapes, whatever it is', () => {
    const plain = fc
      .string({ unit: 'grapheme' })
      .map((value) => value.replace(/[\\$*_{\r\n]/g, ''));
    fc.assert(
      fc.property(plain, (source) => {
        expect(plainText(source)).toBe(source);
      }),
    );
  });

  it('never throws and never nests deeper than two, whatever it is given', () => {
    const hostile = fc
      .array(
        fc.constantFrom('**', '_', '$', '{{', '}}', '\\', '\n', 'a', ' ', 'ё', '{{b}}', '$x$'),
        {
          maxLength: 60,
        },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, (source) => {
        expect(depth(parseMarkup(source))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['_a ', '**a', '$', '$a', '{{', '\\', '_**', '{{a}', '$\\'])(
    'reads 100 000 characters of «%s» in good time',
    (part) => {
      const source = part.repeat(Math.ceil(100_000 / part.length));
      expectGoodTime(() => parseMarkup(source));
    },
  );
});

/** Neighbouring texts as one: how a text is cut is nobody's business. */
function joined(segments: MarkupSegment[]): MarkupSegment[] {
  return segments.reduce<MarkupSegment[]>((all, segment) => {
    const last = all.at(-1);
    if (segment.kind === 'text' && last?.kind === 'text')
      return [...all.slice(0, -1), text(last.text + segment.text)];
    return [
      ...all,
      'children' in segment ? { ...segment, children: joined(segment.children) } : segment,
    ];
  }, []);
}

function depth(segments: MarkupSegment[]): number {
  return Math.max(
    0,
    ...segments.map((segment) => ('children' in segment ? 1 + depth(segment.children) : 0)),
  );
}
