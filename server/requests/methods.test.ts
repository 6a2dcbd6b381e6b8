import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { handlerMethods, methodsOf, proxies } from './methods';

const handlers = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts') && !file.includes('['))
  .map((file) => [`/api/${dirname(file)}`, readFileSync(join('app/api', file), 'utf8')] as const);

/** Next.js answers HEAD by GET. */
function exportedBy(source: string): string[] {
  const names = [...source.matchAll(/^export (?:async )?(?:function|const) ([A-Z]+)\b/gm)];
  return names.flatMap(([, name = '']) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).sort();
}

test('[HTTP-01] every proxy of app/api is in the list', () => {
  const found = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('[...path]/route.ts'))
    .map((file) => `/api/${dirname(dirname(file))}/`);
  expect(found.sort()).toEqual([...proxies].sort());
});

test('[HTTP-01] every handler of app/api has its methods in the table', () => {
  const exported = handlers.map(([path, source]) => [path, exportedBy(source)]);
  const named = Object.entries(handlerMethods).map(([path, methods]) => [
    path,
    [...methods].sort(),
  ]);
  expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(named));
});

test.each([
  ['/', 'GET, HEAD'],
  ['/api', 'GET, HEAD'],
  ['/apis/x', 'GET, HEAD'],
  ['/constructor', 'GET, HEAD'],
  ['/api/constructor', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['/api/v1/journal', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('[HTTP-01] %s takes %s', (path, methods) => {
  expect(methodsOf(path).join(', ')).toBe(methods);
});
