import { access, link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { ServiceError } from '@/platform/kernel/errors';
import type { FileStore } from './file-store';

export type DiskStore = FileStore & {
  /** The path of a file that is not whole yet; whoever asks for it moves or removes it. */
  newPath(): Promise<string>;
  /**
   * Keeps a whole file under its id.
   *
   * @throws ServiceError `conflict` when there is one already: a form is good for one file
   */
  keep(path: string, id: string): Promise<void>;
};

/** Files in a folder of this machine. */
export function createDiskStore(folder: string): DiskStore {
  const pathOf = (id: string) => join(folder, 'kept', id.slice(0, 2), id);
  return {
    async newPath() {
      const incoming = join(folder, 'incoming');
      await mkdir(incoming, { recursive: true });
      return join(incoming, randomUUID());
    },
    async keep(path, id) {
      await mkdir(dirname(pathOf(id)), { recursive: true });
      // Unlike renaming, this fails when the name is taken.
      await link(path, pathOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw new ServiceError('conflict');
        throw error;
      });
    },
    async withFile(id, work) {
      const path = pathOf(id);
      const isThere = await access(path).then(
        () => true,
        () => false,
      );
      return isThere ? work(path) : null;
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
