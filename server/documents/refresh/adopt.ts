import type { Shelf } from '@/server/documents/serve/shelf';
import { documentName, type Store } from '@/server/documents/store/store';

/** The names of broken files, and of documents that the one that makes them could not make the last time. */
export type Adopted = { broken: readonly string[]; failed: readonly string[] };

/**
 * Brings what this or another process has kept to the shelf; repeated, only what has changed is read.
 *
 * @returns what does it
 */
export function createAdopter(
  shelf: Shelf,
  store: Store,
  now: () => number,
): () => Promise<Adopted> {
  const versions = new Map<string, string>();
  /** What the one that makes documents has taken away. What was never kept, as on a full disk, stays. */
  const dropGone = (there: ReadonlySet<string>) => {
    for (const { document } of shelf.list()) {
      const name = documentName(document);
      if (versions.delete(there.has(name) ? '' : name)) shelf.drop(document);
    }
  };
  return async () => {
    const broken: string[] = [];
    const entries = await store.list();
    // A folder that is empty all at once could not be read, or was removed by hand.
    if (entries.length > 0) dropGone(new Set(entries.map(({ name }) => name)));
    for (const { name, version, goodAt } of entries) {
      // A clock that was set back must not make a document last for ever.
      const good = Math.min(goodAt, now());
      const placed = shelf.list().find(({ document }) => documentName(document) === name);
      if (versions.get(name) === version && placed) {
        shelf.confirm(placed.document, Math.max(good, placed.goodAt));
        continue;
      }
      const document = await store.read(name);
      if (document === null) broken.push(name);
      else shelf.put(document, good);
      versions.set(name, version);
    }
    return { broken, failed: await store.readFailed() };
  };
}
