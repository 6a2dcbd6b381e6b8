import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { KeptDocument } from './document';

/** A document of a landing that says `text`. */
export function documentOf(text: string, rest: Partial<KeptDocument> = {}): KeptDocument {
  const identity = Buffer.from(`<h1>${text}</h1>`);
  return {
    path: '/teacher',
    hosts: 'every',
    status: 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['last-modified', 'Sun, 22 Nov 2026 00:00:00 GMT'],
      ['vary', 'Accept-Encoding'],
    ],
    content: 'content-1',
    bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) },
    ...rest,
  };
}
