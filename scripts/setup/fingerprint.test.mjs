import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';

/** @type {string} */
let root;
const write = (/** @type {string} */ file, text = '') => writeFileSync(path.join(root, file), text);
const print = () => fingerprint(root, ['lib', 'next.config.js']);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  mkdirSync(path.join(root, 'lib', 'format'), { recursive: true });
  write('lib/format/date.ts', 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['content', () => write('lib/format/date.ts', 'two')],
  ['a new file', () => write('lib/format/time.ts')],
  ['a new file in the root', () => write('next.config.js')],
  ['a name', () => renameSync(path.join(root, 'lib/format'), path.join(root, 'lib/dates'))],
  ['a removed file', () => rmSync(path.join(root, 'lib/format/date.ts'))],
])('%s changes it', (_, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

test.each([
  ['a second look', () => {}],
  ['the same content written again', () => write('lib/format/date.ts', 'one')],
  ['a test', () => write('lib/format/date.test.ts', 'x')],
  ['a note', () => write('lib/README.md', 'x')],
  ['a file elsewhere', () => write('other.ts', 'x')],
])('%s leaves it as it is', (_, change) => {
  const before = print();
  change();
  expect(print()).toBe(before);
});
