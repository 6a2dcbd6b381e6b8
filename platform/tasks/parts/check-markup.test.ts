import { markupCases } from '@/lib/contract/markup/markup.fixture';
import { checkBlanks, checkMarkup, checkPlainMarkup } from './check-markup';
import type { Report } from './report';

function reported(check: (report: Report) => void): string[] {
  const found: string[] = [];
  check((path, message) => found.push(`${path.join('.')}: ${message}`));
  return found;
}

const faultsOf = (markup: string) => reported((report) => checkMarkup(markup, ['prompt'], report));

test.each(markupCases)(
  '[HW-14] «$source» is refused when a reader would see raw signs, and only then',
  ({ source, shown }) => {
    const isRaw = /\$|\{\{/.test(shown) && !source.includes('\\');
    expect(faultsOf(source).length > 0).toBe(isRaw);
  },
);

test.each([
  ['Без формул'],
  ['$\\frac{3{,}5\\ \\text{км}}{2}$ и $a_1$'],
  ['$5\\%$, $30^\\circ$, $A(1; 2)$, $1, 2, 3$'],
  ['It costs \\$5 and \\$10.'],
])('%s is fine', (markup) => {
  expect(faultsOf(markup)).toEqual([]);
});

test.each([
  ['Цена $5', 'prompt: Знак $ не открывает и не закрывает формулу'],
  ['$a$ и $\\q', 'prompt: Знак $ не открывает и не закрывает формулу'],
  ['a $$ b', 'prompt: Знак $ не открывает и не закрывает формулу'],
  ['$ a $', 'prompt: Знак $ не открывает и не закрывает формулу'],
  ['{{a b}}', 'prompt: Знаки {{ не начинают пропуск'],
  ['{{}}', 'prompt: Знаки {{ не начинают пропуск'],
  ['$\\frac{1}{$', 'prompt: Формула «\\frac{1}{» не читается: KaTeX parse error'],
  ['$\\nosuch$', 'prompt: Формула «\\nosuch» не читается: KaTeX parse error'],
  ['$3,5$', 'prompt: В формуле «3,5» десятичная запятая пишется {,}'],
])('%s is refused', (markup, message) => {
  const found = faultsOf(markup);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

test('a blank in a prompt is refused', () => {
  expect(reported((report) => checkPlainMarkup('Что {{a}}?', ['prompt'], report))).toEqual([
    'prompt: Пропуск {{…}} бывает только в поле text',
  ]);
});

test('blanks of text and definition are the same, once each, and outside formulas', () => {
  expect(reported((report) => checkBlanks('{{a}} $x$ {{b}}', ['b', 'a'], report))).toEqual([]);
  expect(
    reported((report) => checkBlanks('{{a}} {{a}} {{c}} $2^{{x}}$', ['a', 'b'], report)),
  ).toEqual([
    'text: {{x}} внутри формулы: закройте формулу перед пропуском',
    'text: Пропуск {{a}} стоит в тексте дважды',
    'text: Пропуск {{c}} не описан в blanks',
    'blanks.b: Пропуска {{b}} нет в тексте',
  ]);
});
