import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markShape } from '@/lib/contract/web/mark-shape';
import manifest from './manifest';

const read = (path: string) => readFileSync(join(process.cwd(), path));
/** Width and height of a PNG picture, out of its first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('the icons of the product', () => {
  test('show the mark of the header', () => {
    const icon = read('app/icon.svg').toString();
    for (const part of [markShape.cover, markShape.spine, markShape.tick])
      expect(icon).toContain(`d="${part}"`);
  });

  test('the mark lies on whole pixels where it is 16 px wide', () => {
    const numbers = markShape.tick.match(/-?\d+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((value) => value % 2 !== 0)).toEqual([]);
  });

  test('old browsers find three sizes in one file', () => {
    const file = read('app/favicon.ico');
    const count = file.readUInt16LE(4);
    const pictures = Array.from({ length: count }, (_, at) => {
      const entry = 6 + 16 * at;
      const offset = file.readUInt32LE(entry + 12);
      return sizeOf(file.subarray(offset, offset + file.readUInt32LE(entry + 8)));
    });
    expect(pictures).toEqual(['16x16', '32x32', '48x48']);
  });

  test('a home screen gets what the manifest promises', () => {
    const { icons = [], lang, start_url } = manifest();
    expect([lang, start_url]).toEqual(['ru', '/']);
    for (const { src, sizes, type } of icons) {
      if (type === 'image/svg+xml') continue;
      expect(sizeOf(read(`public${src}`))).toBe(sizes);
    }
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(sizeOf(read('app/apple-icon.png'))).toBe('180x180');
  });
});
