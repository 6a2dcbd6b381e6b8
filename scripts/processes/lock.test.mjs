import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { livingHolder, takeLock } from './lock.mjs';
import { beginningOf } from './process-table.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let file;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  file = path.join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a second taker is told who holds it', () => {
  expect(takeLock(file, 'first')).toHaveProperty('release');
  expect(takeLock(file, 'second')).toEqual({
    holder: expect.objectContaining({ pid: process.pid, note: 'first' }),
  });
});

test('a released lock can be taken again, and leaves nothing behind', () => {
  const lock = takeLock(file, 'first');
  if ('release' in lock) lock.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(takeLock(file, 'second')).toHaveProperty('release');
});

test('the lock of a process that has ended is taken', async () => {
  const child = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)']);
  const pid = Number(child.pid);
  writeFileSync(file, JSON.stringify({ pid, began: beginningOf(pid), note: 'child' }));
  expect(livingHolder(file)).toMatchObject({ pid });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(livingHolder(file)).toBeNull();
  expect(takeLock(file, 'ours')).toHaveProperty('release');
});

test('a later process with the same id does not hold it', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, began: 'earlier', note: 'old' }));
  expect(takeLock(file, 'ours')).toHaveProperty('release');
});

test.each(['', '{', 'null', '{}', '42'])('a spoilt file (%j) does not stand in the way', (text) => {
  writeFileSync(file, text);
  expect(takeLock(file, 'ours')).toHaveProperty('release');
});
