import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { KeptDocument } from '@/server/documents/document';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A body in all encodings, each as small as it gets: in the pool of threads, so requests do not wait. [DOC-05] */
export async function compress(text: string): Promise<KeptDocument['bodies']> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const br = await toBrotli(identity, { params });
  return { br, gzip: await toGzip(identity, { level: 9 }), identity };
}
