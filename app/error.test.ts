/** @jest-environment node */
import { build } from 'esbuild';

test('[STATUS-14] the error boundary, which every page loads, brings no schemas with it', async () => {
  const { metafile } = await build({
    entryPoints: ['app/error.tsx'],
    alias: { '@': process.cwd() },
    external: ['react', 'next', 'lucide-react'],
    jsx: 'automatic',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('components/status/status-page.tsx');
  expect(inputs.filter((path) => /node_modules|lib\/(contract|config|session)/.test(path))).toEqual(
    [],
  );
});
