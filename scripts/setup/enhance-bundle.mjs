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
 * @typedef {{ file: string, inputs: string[], bytes: Uint8Array | undefined }} Built a script that
 *   imports nothing: what it shares with another one is in both
 */

/**
 * Bundles the script of documents, and each part that it loads late.
 *
 * @param {{ write: boolean }} options
 * @returns where each is, and its bytes when it was not written
 * @throws what esbuild throws
 */
export async function bundleEnhance({ write }) {
  const { stop } = await import('esbuild');
  /** @type {Built[]} */
  const late = [];
  try {
    return { ...(await bundle(inProject(ENTRY), 'enhance', late, write)), late };
  } finally {
    await stop();
  }
}

/**
 * @param {string} entry
 * @param {string} name of the script, before its hash
 * @param {Built[]} late takes the parts that it loads late
 * @param {boolean} write
 * @returns {Promise<Built>}
 */
async function bundle(entry, name, late, write) {
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { [name]: entry },
    entryNames: '[name]-[hash]',
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
    plugins: [
      {
        name: 'late',
        setup(within) {
          within.onResolve({ filter: /./ }, async ({ kind, path: wanted, resolveDir }) => {
            if (kind !== 'dynamic-import') return undefined;
            const found = await within.resolve(wanted, { kind: 'import-statement', resolveDir });
            const part = `enhance-${path.parse(found.path).name}`;
            const built = await bundle(found.path, part, late, write);
            late.push(built);
            return { path: `/${path.basename(built.file)}`, external: true };
          });
        },
      },
    ],
  });
  const [[file, { inputs }] = ['', { inputs: {} }]] = Object.entries(metafile.outputs);
  return { file, inputs: Object.keys(inputs), bytes: outputFiles?.[0]?.contents };
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
