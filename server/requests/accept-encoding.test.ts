import { chooseEncoding } from './accept-encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br ; q=0.000 , gzip ; q=0.5', 'gzip'],
  ['br;q=0.001', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=0', 'identity'],
  ['brotli, xgzip', 'identity'],
  [',;=;q', 'identity'],
  ['gzip,'.repeat(2_000), 'gzip'],
])('[DOC-05] Accept-Encoding %.40s → %s', (header, encoding) => {
  for (const _ of ['new', 'known']) expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  ['gzip, br', 'gzip'],
  ['*', 'gzip'],
  ['br', 'identity'],
  ['gzip;q=0, *', 'identity'],
])('Accept-Encoding %j of a file without brotli → %s', (header, encoding) => {
  expect(chooseEncoding(header, (name) => name !== 'br')).toBe(encoding);
});
