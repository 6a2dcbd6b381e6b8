/**
 * Cases of the grammar on which the browser and the platform have to agree: what a reader sees (a
 * blank as «…»), and which blanks and formulas the platform finds. Run by the tests of this folder,
 * of components/task and of platform/tasks.
 */
export const markupCases: {
  source: string;
  shown: string;
  blanks?: string[];
  formulas?: string[];
}[] = [
  { source: 'Отметьте ответ.', shown: 'Отметьте ответ.' },
  { source: 'Цена \\$5', shown: 'Цена $5' },
  { source: '\\$5 или \\$10', shown: '$5 или $10' },
  { source: 'It costs $5 and $10.', shown: 'It costs $5 and $10.' },
  { source: 'путь $s$ пройден', shown: 'путь s пройден', formulas: ['s'] },
  { source: '$a\\$b$ {{x}}', shown: 'a$b …', formulas: ['a\\$b'], blanks: ['x'] },
  { source: 'Я {{x}} и {{ y }}.', shown: 'Я … и ….', blanks: ['x', 'y'] },
  { source: '{{x}} {{x}}', shown: '… …', blanks: ['x', 'x'] },
  { source: '{{a b}} и {c}', shown: '{{a b}} и {c}' },
  { source: '\\{{a}}', shown: '{{a}}' },
  { source: '**да {{x}}**', shown: 'да …', blanks: ['x'] },
  { source: '$2^{{3}}$', shown: '2^3', formulas: ['2^{{3}}'] },
  { source: '$ x $ {{a}}', shown: '$ x $ …', blanks: ['a'] },
  { source: '$x$5 {{a}}', shown: '$x$5 …', blanks: ['a'] },
  { source: '$$ {{a}}', shown: '$$ …', blanks: ['a'] },
  { source: '\\\\{{a}}', shown: '\\…', blanks: ['a'] },
  { source: 'snake_case_name', shown: 'snake_case_name' },
];
