import { readFileSync } from 'node:fs';
import { isPagePath, NOT_PAGES } from './page-path';

test('[DOC-03] middleware looks after the same paths', () => {
  const source = readFileSync('middleware.ts', 'utf8');
  expect(source).toContain(`'/((?!${NOT_PAGES.replaceAll('\\', '\\\\')}).*)'`);
});

test.each([
  ['/', true],
  ['/teacher', true],
  ['/nothing', true],
  ['/iconography', true],
  ['/healthy', true],
  ['/robots.txt.bak', true],
  ['/api/v1/steps', false],
  ['/_next/static/x.js', false],
  ['/og/default.png', false],
  ['/health', false],
  ['/robots.txt', false],
])('[DOC-03] %s is the path of a page: %s', (path, is) => {
  expect(isPagePath(path)).toBe(is);
});
