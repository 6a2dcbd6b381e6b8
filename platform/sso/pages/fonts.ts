import type { MiddlewareHandler } from 'hono';
import { readFile } from 'node:fs/promises';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceVariables } from '@/platform/kernel/service';

const FOLDER = 'node_modules/@fontsource-variable/golos-text/files';

/** The product's font: a file for each alphabet, of which a browser fetches those that it needs. */
const alphabets = {
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};
type Alphabet = keyof typeof alphabets;

export const fontFaces = Object.entries(alphabets)
  .map(
    ([name, range]) => `
@font-face { font-family: "Golos Text"; font-weight: 400 900; font-display: swap;
  src: url(/fonts/golos-text-${name}.woff2) format("woff2"); unicode-range: ${range} }`,
  )
  .join('');

/** `/fonts/golos-text-…`, read once. */
export function fontFile(): MiddlewareHandler<{ Variables: ServiceVariables }> {
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const load = (name: Alphabet) => {
    const read = files.get(name) ?? readFont(name);
    files.set(name, read);
    return read;
  };
  return async (context) => {
    const name = /^golos-text-(\w+)\.woff2$/.exec(context.req.param('file') ?? '')?.[1] ?? '';
    if (!Object.hasOwn(alphabets, name)) throw new ServiceError('not_found');
    return context.body(await load(name as Alphabet), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=2592000',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  };
}

const readFont = async (name: Alphabet) =>
  new Uint8Array(await readFile(`${FOLDER}/golos-text-${name}-wght-normal.woff2`));
