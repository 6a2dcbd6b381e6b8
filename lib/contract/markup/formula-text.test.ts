import { formulaText } from './formula-text';

describe('formulaText', () => {
  it.each([
    ['l = (146 \\pm 1)\\ \\text{мм}', 'l = (146 ± 1) мм'],
    ['\\frac{a+b}{c} = \\sqrt{x^2+1}', '(a+b)/c = √(x^2+1)'],
    ['2{,}5\\ \\frac{\\text{м}}{\\text{с}}', '2,5 м/с'],
    ['-10\\ {}^\\circ\\text{C}', '-10 °C'],
    ['1\\,000\\,000', '1 000 000'],
    ['\\sqrt[3]{27} \\cdot \\frac12', '3√27 · 1/2'],
    ['\\left(\\frac{1}{2}\\right)^{n+1}', '(1/2)^(n+1)'],
    ['\\alpha \\leqslant \\unknown{x}', 'α ≤ unknownx'],
  ])('says %s as «%s»', (tex, expected) => {
    expect(formulaText(tex)).toBe(expected);
  });

  it.each([
    '{',
    '}',
    '\\',
    'x^',
    '\\frac',
    '\\sqrt[',
    '^',
    '_',
    '{'.repeat(4_000),
    '\\frac'.repeat(800),
  ])('survives what is no TeX: %.12s', (tex) => {
    expect(typeof formulaText(tex)).toBe('string');
  });
});
