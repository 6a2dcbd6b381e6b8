import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ServiceError } from '@/platform/kernel/errors';
import type { Announced } from '@/platform/objects/upload-form';
import { isOfType, TYPE_BYTES } from '@/platform/storage/picture/file-type';
import type { DiskStore } from '@/platform/storage/store/disk-store';

/**
 * Keeps a file that is what was announced: so many bytes, and by its content of that type. [FILE-05]
 *
 * @throws (rejects) ServiceError `payload_too_large`, `unsupported_media_type`, `invalid_request` for one
 *   that is too small, `conflict` when the form was used
 */
export async function keepUpload(
  store: DiskStore,
  { key, type, size }: Announced,
  file: Readable,
): Promise<void> {
  const path = await store.newPath();
  const target = await open(path, 'wx');
  try {
    let [bytes, head, isChecked] = [0, Buffer.alloc(0), false];
    await readToEnd(file, async (chunk) => {
      bytes += chunk.byteLength;
      if (bytes > size) throw new ServiceError('payload_too_large');
      if (!isChecked) head = Buffer.concat([head, chunk]);
      if (!isChecked && head.byteLength >= TYPE_BYTES) {
        await assertType(head, type);
        isChecked = true;
      }
      await target.writeFile(chunk);
    });
    if (bytes < size) throw new ServiceError('invalid_request', { message: 'The file is cut' });
    if (!isChecked) await assertType(head, type);
    await target.sync();
    await store.keep(path, key);
  } finally {
    await target.close();
    await rm(path, { force: true });
  }
}

/** Reads on after a refusal, and lets go of what comes: the rest of the form would wait behind it. */
async function readToEnd(file: Readable, take: (chunk: Buffer) => Promise<void>): Promise<void> {
  let refusal: { error: unknown } | null = null;
  for await (const chunk of file as AsyncIterable<Buffer>)
    if (!refusal)
      await take(chunk).catch((error: unknown) => {
        refusal = { error };
      });
  if (refusal) throw (refusal as { error: unknown }).error;
}

async function assertType(head: Uint8Array, type: string): Promise<void> {
  if (!(await isOfType(head, type))) throw new ServiceError('unsupported_media_type');
}
