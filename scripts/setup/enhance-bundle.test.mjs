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

test('[STATUS-15] [TRK-04] what few pages need is loaded late, from places that web answers', async () => {
  const { bytes, late } = await bundleEnhance({ write: false });
  expect(late.map(({ file }) => file).sort()).toEqual([
    expect.stringMatching(/^\.build\/enhance\/enhance-send-failure-[A-Z0-9]{8}\.js$/),
    expect.stringMatching(/^\.build\/enhance\/enhance-show-third-parties-[A-Z0-9]{8}\.js$/),
  ]);
  const text = Buffer.from(bytes ?? []).toString();
  for (const { file } of late)
    expect(text).toContain(`import("${file.replace('.build/enhance', '')}")`);
  // What is late imports nothing itself: each is one request.
  for (const { bytes: own } of late)
    expect(Buffer.from(own ?? []).toString()).not.toMatch(/^import/);
});
