import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { inProject } from '../project.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { iconFile } from './icon-file.mjs';

/**
 * `node scripts/pictures/icons.mjs` draws the bitmaps of app/icon.svg again, after it was changed:
 * favicon.ico for old browsers, icons for home screens.
 */
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const mark = await readFile(inProject('app/icon.svg'), 'utf8');
const cover = /fill="(#[0-9a-f]{6})"/.exec(mark)?.[1] ?? '';

/**
 * @param {number} size of the bitmap in pixels
 * @param {{ full?: boolean, part?: number }} [options] `full` fills the whole square, whose corners
 *   the system cuts off itself; `part` is the share of it that the tick's square takes
 */
async function draw(size, { full = false, part = 1 } = {}) {
  const inner = Math.round(size * part);
  // Without the spine, which would lie in the middle, and with the tick in the middle instead.
  const picture = full
    ? mark
        .replace(/ *<path fill="#4c35a6".*\n/, '')
        .replace('viewBox="0 0 32 32"', 'viewBox="4 2 28 28"')
    : mark;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:${size}px;${full ? `background:${cover}` : ''}}</style>` +
      picture.replace('<svg ', `<svg width="${inner}" height="${inner}" `),
  );
  return page.screenshot({ omitBackground: true });
}

/** @type {{ size: number, png: Buffer }[]} */
const small = [];
for (const size of [16, 32, 48]) small.push({ size, png: await draw(size) });
await writeFile(inProject('app/favicon.ico'), iconFile(small));
await writeFile(inProject('app/apple-icon.png'), await draw(180, { full: true, part: 0.8 }));
await writeFile(inProject('public/icons/icon-192.png'), await draw(192));
await writeFile(inProject('public/icons/icon-512.png'), await draw(512));
const maskable = await draw(512, { full: true, part: 0.7 });
await writeFile(inProject('public/icons/icon-512-maskable.png'), maskable);
await browser.close();
