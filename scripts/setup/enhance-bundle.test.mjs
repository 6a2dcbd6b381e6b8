import { gzipSync } from 'node:zlib';
import { bundleEnhance } from './enhance-bundle.mjs';

test('[DOC-01] the script of documents is at most 8 kB gzip, without React and schemas', async () => {
  const { file, inputs, bytes } = await bundleEnhance({ write: false });
  expect(file).toMatch(/^\.build\/enhance\/enhance-[A-Z0-9]{8}\.js$/);
  const foreign = inputs.filter((name) => !/^(enhance|lib|node_modules\/uuid)\//.test(name));
  expect(foreign).toEqual([]);
  const text = Buffer.from(bytes ?? []).toString();
  expect(text).not.toMatch(/\beval\b|new Function|innerHTML/);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(8_000);
});
