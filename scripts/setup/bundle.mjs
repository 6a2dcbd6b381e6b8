import { ROOT, inProject } from '../project.mjs';

/**
 * Bundles a program in TypeScript that runs from the sources, once; packages stay outside.
 *
 * @param {string} entry a path in the project
 * @param {string} name of the file in .build
 * @returns {Promise<string>} the bundle's path
 */
export async function bundle(entry, name) {
  const { build, stop } = await import('esbuild');
  const outfile = inProject('.build', `${name}.js`);
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      logLevel: 'error',
    });
  } finally {
    // Otherwise esbuild's own process stays for as long as this one.
    await stop();
  }
  return outfile;
}
