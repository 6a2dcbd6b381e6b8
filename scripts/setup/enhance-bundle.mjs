import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';

/** The browsers that Next.js builds for: both ways of a page work in the same ones. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

const FOLDER = inProject('.build', 'enhance');

/** Names the script that documents carry: `{ "script": "/enhance-<hash>.js" }`. */
export const enhanceManifest = path.join(FOLDER, 'manifest.json');

/**
 * Bundles the script of documents.
 *
 * @param {{ write: boolean }} options
 * @returns where it is, and its bytes when it was not written
 * @throws what esbuild throws
 */
export async function bundleEnhance({ write }) {
  const { build, stop } = await import('esbuild');
  try {
    const { metafile, outputFiles } = await build({
      absWorkingDir: ROOT,
      entryPoints: { enhance: 'enhance/main.ts' },
      entryNames: '[name]-[hash]',
      outdir: FOLDER,
      bundle: true,
      minify: true,
      format: 'iife',
      platform: 'browser',
      target: BROWSERS,
      // A letter of a Russian text as an escape would be three times as long.
      charset: 'utf8',
      metafile: true,
      logLevel: 'error',
      write,
    });
    const [file = ''] = Object.keys(metafile.outputs);
    return { file, inputs: Object.keys(metafile.inputs), bytes: outputFiles?.[0]?.contents };
  } finally {
    await stop();
  }
}

/**
 * Writes the script of documents and its manifest. Earlier scripts stay: a page that was loaded before
 * may ask for its own.
 *
 * @throws Refusal when it cannot be built
 */
export async function buildEnhance() {
  mkdirSync(FOLDER, { recursive: true });
  try {
    const { file } = await bundleEnhance({ write: true });
    // Whole or not there: a running server reads it.
    const unfinished = `${enhanceManifest}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({ script: `/${path.basename(file)}` }));
    renameSync(unfinished, enhanceManifest);
  } catch {
    throw new Refusal('Сборка скрипта документов не удалась: причина названа выше.');
  }
}
