import { missingPackages, readLockfile, unfixedPackages } from './lockfile.mjs';

test('package-lock.json has every package that another one asks for, for all systems', () => {
  // When it has not: npm run lockfile.
  const missing = missingPackages(readLockfile().packages);
  expect(missing.map(({ by, name }) => `${by} → ${name}`)).toEqual([]);
});

test('package-lock.json has a digest of every package, so nobody can give others', () => {
  // When it has not: npm run lockfile.
  const { packages } = readLockfile();
  expect(unfixedPackages(packages)).toEqual([]);
  const digests = Object.values(packages).flatMap(({ integrity }) => integrity ?? []);
  expect(digests.filter((digest) => !/^sha512-[\w+/]{86}==$/.test(digest))).toEqual([]);
});

test('what travels inside another package or beside it needs no digest', () => {
  const packages = {
    '': {},
    'node_modules/fixed': { integrity: 'sha512-x' },
    'node_modules/open': { version: '1.0.0' },
    'node_modules/fixed/node_modules/inside': { inBundle: true },
    'node_modules/beside': { link: true },
  };
  expect(unfixedPackages(packages)).toEqual(['node_modules/open']);
});

test('a package in the folder of the one that asks, or above it, is found', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/c': {},
  };
  expect(missingPackages(packages)).toEqual([]);
});

test('a package that nobody has listed is missing', () => {
  const packages = { 'node_modules/a': { dependencies: { b: '^1.0.0' } } };
  expect(missingPackages(packages)).toEqual([
    { by: 'node_modules/a', name: 'b', version: '^1.0.0' },
  ]);
});
