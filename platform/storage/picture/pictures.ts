import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureSizes, type PictureSize } from '@/lib/contract/files/files';
import { ServiceError } from '@/platform/kernel/errors';
import { createWorkQueue } from '@/platform/kernel/limits/work-queue';
import type { Announced } from '@/platform/objects/upload-form';
import type { FileStore } from '@/platform/storage/store/file-store';
import { isOfType, TYPE_BYTES } from './file-type';
import { renderPicture } from './render-picture';

export type Pictures = {
  /**
   * The path of a picture in a size, made when nobody has asked for it yet.
   *
   * @throws ServiceError `not_found`, `rate_limited` when too many are being made
   */
  get(id: string, size: PictureSize): Promise<string>;
  /** Whether an uploaded file is what was announced and can be shown; what is not goes. [FILE-05] */
  check(announced: Announced): Promise<'kept' | 'missing' | 'refused'>;
  remove(id: string): Promise<void>;
};

const everySize: readonly PictureSize[] = [...pictureSizes, 'original'];

/** Pictures of the files of a store, made on demand and kept in a folder. [FILE-04] */
export function createPictures(store: FileStore, folder: string): Pictures {
  const queue = createWorkQueue({ atOnce: 2, waiting: 100, retryAfterSeconds: 5 });
  const pathOf = (id: string, size: PictureSize) =>
    join(folder, id.slice(0, 2), `${id}-${size}.jpg`);

  const make = (id: string, size: PictureSize) =>
    queue.run(() =>
      store.withFile(id, async (source) => {
        const target = pathOf(id, size);
        await mkdir(dirname(target), { recursive: true });
        const unfinished = `${target}.${randomUUID()}`;
        try {
          await renderPicture(source, size, unfinished);
          await rename(unfinished, target);
        } finally {
          await rm(unfinished, { force: true });
        }
        return target;
      }),
    );

  const remove = async (id: string) => {
    await store.remove(id);
    for (const size of everySize) await rm(pathOf(id, size), { force: true });
  };

  return {
    remove,
    async get(id, size) {
      const path = pathOf(id, size);
      const isMade = await access(path).then(
        () => true,
        () => false,
      );
      const made = isMade ? path : await make(id, size);
      if (made === null) throw new ServiceError('not_found');
      return made;
    },
    async check(announced) {
      const { key } = announced;
      const isAnnounced = await store.withFile(key, (path) => isAsAnnounced(path, announced));
      if (isAnnounced === null) return 'missing';
      if (isAnnounced && (await canBeShown(() => make(key, 'small')))) return 'kept';
      await remove(key);
      return 'refused';
    },
  };
}

async function isAsAnnounced(path: string, { type, size }: Announced): Promise<boolean> {
  if ((await stat(path)).size !== size) return false;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TYPE_BYTES), 0, TYPE_BYTES, 0);
    return await isOfType(buffer.subarray(0, bytesRead), type);
  } finally {
    await file.close();
  }
}

/** Whether making it works; that others are being made says nothing of the picture. */
async function canBeShown(make: () => Promise<unknown>): Promise<boolean> {
  try {
    await make();
    return true;
  } catch (error) {
    if (error instanceof ServiceError || isOfDisk(error)) throw error;
    return false;
  }
}

/** A failure of the system, such as a full disk, has a code of it. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';
