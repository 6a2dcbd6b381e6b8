/** @jest-environment node */
import { build } from 'esbuild';

describe('what the browser loads to make calls', () => {
  it('[CONF-01] holds no schemas and nothing of the server', async () => {
    const result = await build({
      stdin: {
        contents: "export * from './use-api';",
        resolveDir: __dirname,
      },
      alias: { '@': process.cwd() },
      external: ['react', 'swr'],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      logLevel: 'silent',
    });
    const inputs = Object.keys(result.metafile.inputs);
    expect(inputs).toContain('lib/contract/paths.ts');
    expect(
      inputs.filter((path) => /node_modules|lib\/(config|upstream|session|log)/.test(path)),
    ).toEqual([]);
    expect(inputs.filter((path) => path.startsWith('lib/contract/endpoints'))).toEqual([]);
  });
});
