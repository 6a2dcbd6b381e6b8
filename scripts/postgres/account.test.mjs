import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canReach } from './account.mjs';

/** @type {string} */
let outer;
/** @type {string} */
let inner;

beforeEach(() => {
  outer = mkdtempSync(path.join(os.tmpdir(), 'reach-'));
  inner = path.join(outer, 'data', 'postgres');
  mkdirSync(inner, { recursive: true });
});

afterEach(() => rmSync(outer, { recursive: true }));

const stranger = { uid: 4_000_001, gid: 4_000_001 };

/** Whether an account gets as far as this test's folders: a machine may keep TMPDIR to one account. */
const arrives = (/** @type {import('./account.mjs').Account} */ account) =>
  canReach(os.tmpdir(), account);

test('a stranger passes through folders that are open to all', () => {
  for (const folder of [outer, path.dirname(inner), inner]) chmodSync(folder, 0o755);
  expect(canReach(inner, stranger)).toBe(arrives(stranger));
});

test.each([
  ['the folder itself', () => inner],
  ['one above it', () => outer],
])('a stranger does not pass when %s is closed', (_, closed) => {
  for (const folder of [outer, path.dirname(inner), inner]) chmodSync(folder, 0o755);
  chmodSync(closed(), 0o700);
  expect(canReach(inner, stranger)).toBe(false);
});

test('the owner passes by the owner’s right, the group by the group’s', () => {
  const { uid, gid } = statSync(outer);
  chmodSync(outer, 0o710);
  const owner = { uid, gid: stranger.gid };
  const member = { uid: stranger.uid, gid };
  expect(canReach(outer, owner)).toBe(arrives(owner));
  expect(canReach(outer, member)).toBe(arrives(member));
  expect(canReach(outer, stranger)).toBe(false);
});

test('a folder that does not exist yet is judged by those above it', () => {
  for (const folder of [outer, path.dirname(inner), inner]) chmodSync(folder, 0o755);
  expect(canReach(path.join(inner, 'new', 'newer'), stranger)).toBe(arrives(stranger));
});
