import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { MAX_UPLOAD_BYTES } from '@/lib/contract/files/files';
import { ServiceError } from '@/platform/kernel/errors';
import type { ObjectStore } from '@/platform/objects/object-store';
import { presign } from '@/platform/objects/signature-v4';
import type { FileStore } from './file-store';

const TIME_LIMIT_MS = 30_000;

/**
 * Files in an S3. They are read by signed addresses, and no further than a file may be large.
 *
 * @param folder for what is being worked with
 */
export function createS3Store({ address, keys }: ObjectStore, folder: string): FileStore {
  const ask = async (method: 'GET' | 'DELETE', id: string) => {
    const url = presign(method, `${address}/${id}`, keys, { now: new Date(), seconds: 60 });
    const response = await fetch(url, {
      ...{ method, redirect: 'error' },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((cause: unknown) => {
      throw new ServiceError('unavailable', { cause });
    });
    if (response.ok || response.status === 404) return response;
    throw new ServiceError('unavailable', { cause: new Error(`S3 answers ${response.status}`) });
  };
  return {
    async withFile(id, work) {
      const { status, body } = await ask('GET', id);
      if (status === 404 || !body) return null;
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomUUID());
      try {
        const source = Readable.fromWeb(body as ReadableStream);
        await pipeline(source, bounded(MAX_UPLOAD_BYTES), createWriteStream(path));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async remove(id) {
      await ask('DELETE', id);
    },
  };
}

/** Passes on no more than so many bytes. */
function bounded(most: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > most) throw new ServiceError('payload_too_large');
      yield chunk;
    }
  };
}
