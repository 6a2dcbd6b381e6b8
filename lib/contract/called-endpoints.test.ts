import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from './call/endpoint';
import { endpoints } from './endpoints';
import { streams } from './streams';

/** Contract tests, and what they call with: nothing stands in their support that is not used. */
const tests = ['tests/contract', 'tests/support']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** A call by its name, or by the end of its path where a test sends what the types do not allow. */
function isCalled(name: string, { path }: Endpoint): boolean {
  const [, end = ''] = /([^/{}]+\/[^/{}]+)\/?$/.exec(path) ?? [];
  const isByPath = end !== '' && new RegExp(`/?${end}['\`?]`).test(tests);
  return isByPath || tests.includes(`'${name}'`);
}

test('[API-01] every endpoint is called by a contract test', () => {
  const called = Object.entries(endpoints as Record<string, Endpoint>);
  const missing = called.filter(([name, row]) => !isCalled(name, row)).map(([name]) => name);
  expect(missing).toEqual([]);
});

test('[API-01] every stream is followed by a contract test, and is no call as well', () => {
  for (const [name, { path }] of Object.entries(streams)) {
    expect([name, tests.includes(path)]).toEqual([name, true]);
    expect(
      Object.values(endpoints as Record<string, Endpoint>).map((row) => row.path),
    ).not.toContain(path);
  }
});
