import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { UploadPlace } from './upload-place';

/** A picture that is not in the answer yet. It outlives the page, by user. */
export type UnsentPicture = UploadPlace & {
  /** Made here, once for each picture. */
  id: string;
  blob: Blob;
  name: string;
  /** The picture of the answer in whose place it comes; null when it is one more. */
  replaces: string | null;
  /** When it was chosen, by this device's clock, in milliseconds since 1970. */
  addedAt: number;
  /** The file that the storage has taken, of which the main API may not know yet; null until then. */
  sentAs: string | null;
};

interface Schema extends DBSchema {
  pictures: { key: [string, string]; value: UnsentPicture };
}

const TABLE = 'pictures';

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Opened at the first use; reopened when the browser closes it. Rejects where there is no such storage. */
function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => (opened = null);
  opened ??= openDB<Schema>('pictures', 1, {
    upgrade: (db) => void db.createObjectStore(TABLE, { keyPath: ['userId', 'id'] }),
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** The pictures of a user that wait, the oldest first; none where nothing can be kept. */
export async function listUnsentPictures(userId: string): Promise<UnsentPicture[]> {
  try {
    const found = await (await database()).getAll(TABLE, IDBKeyRange.bound([userId], [userId, []]));
    return found.sort((one, other) => one.addedAt - other.addedAt);
  } catch {
    return [];
  }
}

/** Keeps a picture until it is in the answer. Returns whether it is kept; else the page alone has it. */
export function keepPicture(picture: UnsentPicture): Promise<boolean> {
  return database()
    .then((db) => db.put(TABLE, picture))
    .then(
      () => true,
      () => false,
    );
}

/** A picture as it is kept now; null when it is in the answer or was taken back. */
export async function findPicture({ userId, id }: UnsentPicture): Promise<UnsentPicture | null> {
  return (await (await database()).get(TABLE, [userId, id])) ?? null;
}

export async function forgetPicture({ userId, id }: UnsentPicture): Promise<void> {
  await database()
    .then((db) => db.delete(TABLE, [userId, id]))
    .catch(() => undefined);
}

/** Forgets the pictures of somebody who cannot come back to send them. [TRUST-10] */
export async function forgetPictures(userId: string): Promise<void> {
  for (const picture of await listUnsentPictures(userId)) await forgetPicture(picture);
}
