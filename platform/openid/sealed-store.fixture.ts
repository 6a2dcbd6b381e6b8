import type { SealedRow, SealedStore } from './sealed-values';

/** A store in memory for unit tests; its rows can be looked at and changed. */
export function memoryStore(): SealedStore & { rows: SealedRow[] } {
  const store = {
    rows: [] as SealedRow[],
    list: () => Promise.resolve(store.rows.map((row) => ({ ...row }))),
    insertIfAbsent(id: number, sealed: string) {
      if (!store.rows.some((row) => row.id === id))
        store.rows.unshift({ id, sealed, createdAt: new Date() });
      return Promise.resolve();
    },
    replace({ id, sealed: former }: SealedRow, sealed: string) {
      for (const row of store.rows) if (row.id === id && row.sealed === former) row.sealed = sealed;
      return Promise.resolve();
    },
    remove(id: number) {
      store.rows = store.rows.filter((row) => row.id !== id);
      return Promise.resolve();
    },
  };
  return store;
}
