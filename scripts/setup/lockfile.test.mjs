import { completePackages, missingPackages, readLockfile } from './lockfile.mjs';

test('package-lock.json has every package that another one asks for, for all systems', () => {
  // When it has not: npm run lockfile.
  const missing = missingPackages(readLockfile().packages);
  expect(missing.map(({ by, name }) => `${by} → ${name}`)).toEqual([]);
});

const native = {
  'node_modules/native': {
    version: '1.2.3',
    dev: true,
    optionalDependencies: {
      'native-linux-x64-musl': '1.2.3',
      'native-win32-arm64-msvc': '1.2.3',
      'native-wasm32-wasi': '1.2.3',
    },
  },
};

test('a missing program for another system is added for that system only', () => {
  const complete = completePackages(native);
  expect(missingPackages(complete)).toEqual([]);
  const common = { version: '1.2.3', dev: true, optional: true };
  expect(complete).toMatchObject({
    'node_modules/native-linux-x64-musl': {
      ...common,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/native-win32-arm64-msvc': { ...common, os: ['win32'], cpu: ['arm64'] },
    'node_modules/native-wasm32-wasi': { ...common, cpu: ['wasm32'] },
  });
});

test('a package that everybody needs is not made up', () => {
  const packages = { 'node_modules/a': { dependencies: { b: '^1.0.0' } } };
  expect(missingPackages(packages)).toEqual([
    { by: 'node_modules/a', name: 'b', version: '^1.0.0' },
  ]);
  expect(() => completePackages(packages)).toThrow('node_modules/a → b');
});

test('a package in the folder of the one that asks, or above it, is found', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/c': {},
  };
  expect(missingPackages(packages)).toEqual([]);
});
