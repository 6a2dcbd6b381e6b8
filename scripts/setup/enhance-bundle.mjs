import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';

/** The browsers that Next.js builds for: both ways of a page work in the same ones. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

const ENTRY = 'enhance/main.ts';
const FOLDER = inProject('.build', 'enhance');

/** Names the script that documents carry: `{ "script": "/enhance-<hash>.js" }`. */
export const enhanceManifest = path.join(FOLDER, 'manifest.json');

/**
 * Bundles the script of documents, and what it loads late.
 *
 * @param {{ write: boolean }} options
 * @returns where each is, and its bytes when it was not written
 * @throws what esbuild throws
 */
export async function bundleEnhance({ write }) {
  const { build, stop } = await import('esbuild');
  try {
    const { metafile, outputFiles } = await build({
      absWorkingDir: ROOT,
      entryPoints: { enhance: ENTRY },
      entryNames: '[name]-[hash]',
      // What a page needs seldom, and loads by itself.
      splitting: true,
      chunkNames: 'enhance-[name]-[hash]',
      outdir: FOLDER,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: BROWSERS,
      // A letter of a Russian text as an escape would be three times as long.
      charset: 'utf8',
      metafile: true,
      logLevel: 'error',
      write,
    });
    const files = Object.entries(metafile.outputs).map(
      ([file, { entryPoint, imports, inputs }]) => ({
        file,
        isEntry: entryPoint === ENTRY,
        /** What comes with it, not when it is wanted. */
        imports: imports.filter(({ kind }) => kind !== 'dynamic-import').map((one) => one.path),
        inputs: Object.keys(inputs),
        bytes: outputFiles?.find((one) => one.path === inProject(file))?.contents,
      }),
    );
    const entry = files.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('No script of documents was built');
    return { ...entry, late: files.filter((file) => file !== entry) };
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
