import { checkBlanks, checkMarkup, checkPlainMarkup } from './check-markup';
import type { Report } from './fault';
import { listBlanks, replaceBlanks } from './markup';

function reported(check: (report: Report) => void): string[] {
  const found: string[] = [];
  check((path, message) => found.push(`${path.join('.')}: ${message}`));
  return found;
}

test('blanks are found outside formulas, in order', () => {
  expect(listBlanks('{{b}} и $x^{{2}}$, {{ a }}\n{{b}}')).toEqual(['b', 'a', 'b']);
});

test('replaced blanks leave formulas as they are', () => {
  expect(replaceBlanks('{{a}}: $x^{{a}}$ {{b}}', (name) => `[${name}]`)).toBe('[a]: $x^{{a}}$ [b]');
});

test.each([
  ['Без формул'],
  ['$\\frac{3{,}5\\ \\text{км}}{2}$ и $a_1$'],
  ['$5\\%$, $30^\\circ$, $A(1; 2)$, $1, 2, 3$'],
])('%s is fine', (markup) => {
  expect(reported((report) => checkMarkup(markup, ['prompt'], report))).toEqual([]);
});

test.each([
  ['Цена $5', 'prompt: Непарный знак $: формула не закрыта'],
  ['$a$ и $\\q', 'prompt: Непарный знак $: формула не закрыта'],
  ['$\\frac{1}{$', 'prompt: Формула «\\frac{1}{» не читается: KaTeX parse error'],
  ['$\\nosuch$', 'prompt: Формула «\\nosuch» не читается: KaTeX parse error'],
  ['a $$ b', 'prompt: Пустая формула $$'],
  ['$3,5$', 'prompt: В формуле «3,5» десятичная запятая пишется {,}'],
])('%s is refused', (markup, message) => {
  const found = reported((report) => checkMarkup(markup, ['prompt'], report));
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
