import { gzipSync } from 'node:zlib';
import { bundleEnhance } from './enhance-bundle.mjs';

test('[DOC-01] the script of documents is at most 8 kB gzip, without React and schemas', async () => {
  const { file, imports, inputs, bytes } = await bundleEnhance({ write: false });
  expect(file).toMatch(/^\.build\/enhance\/enhance-[A-Z0-9]{8}\.js$/);
  expect(imports).toEqual([]);
  const foreign = inputs.filter((name) => !/^(enhance|lib|node_modules\/uuid)\//.test(name));
  expect(foreign).toEqual([]);
  const text = Buffer.from(bytes ?? []).toString();
  expect(text).not.toMatch(/\beval\b|new Function|innerHTML/);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(8_000);
});

test('[STATUS-15] what sends errors is loaded late, from a place that web answers', async () => {
  const { late } = await bundleEnhance({ write: false });
  expect(late.map(({ file }) => file)).toEqual([
    expect.stringMatching(/^\.build\/enhance\/enhance-send-failure-[A-Z0-9]{8}\.js$/),
  ]);
});
