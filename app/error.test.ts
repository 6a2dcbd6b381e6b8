/** @jest-environment node */
import { build } from 'esbuild';

test('[STATUS-14] the error boundary, which every page loads, brings no schemas and no pictures with it', async () => {
  const { metafile } = await build({
    entryPoints: ['app/error.tsx'],
    alias: { '@': process.cwd() },
    external: ['react', 'next', 'lucide-react'],
    jsx: 'automatic',
    bundle: true,
    splitting: true,
    outdir: 'out',
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
  });
  const boundary = Object.values(metafile.outputs).find(
    ({ entryPoint }) => entryPoint === 'app/error.tsx',
  );
  const loaded = [
    boundary,
    ...(boundary?.imports ?? []).map(({ path, kind }) =>
      kind === 'dynamic-import' ? undefined : metafile.outputs[path],
    ),
  ].flatMap((output) => Object.keys(output?.inputs ?? {}));
  expect(loaded).toContain('components/status/lazy-failure.tsx');
  expect(
    loaded.filter((path) => /node_modules|lib\/(contract|config|session|routes)/.test(path)),
  ).toEqual([]);
  expect(loaded.filter((path) => /status\/(drawings|failure-page)/.test(path))).toEqual([]);
  expect(Object.keys(metafile.inputs)).toContain('components/status/drawings/tangle.tsx');
});
