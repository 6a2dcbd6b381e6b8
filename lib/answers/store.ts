import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { systemClock, within } from './clock';
import { unsentAnswerFrom } from './read-unsent';
import type { UnsentAnswer } from './unsent-answer';

/** Keeps unsent answers where they outlive the page. Each call may fail: then memory has to do. */
export type AnswerStore = {
  /** The user's unsent answers, the oldest first. */
  list(userId: string): Promise<UnsentAnswer[]>;
  /**
   * Keeps an answer in place of an older one at the same place. When another tab kept one with the
   * same or a higher sequence meanwhile, this later one gets the next. Returns what is kept.
   */
  put(answer: UnsentAnswer): Promise<UnsentAnswer>;
  /** Forgets an answer, unless a newer one has taken its place. */
  remove(answer: UnsentAnswer): Promise<void>;
};

interface Schema extends DBSchema {
  unsent: { key: [string, string, number, string]; value: unknown };
}

const TABLE = 'unsent';
/** Some browsers never answer when their storage is broken; in milliseconds. */
const OPEN_TIMEOUT = 3_000;

const keyOf = ({
  userId,
  attemptCode,
  stepNumber,
  taskId,
}: UnsentAnswer): Schema['unsent']['key'] => [userId, attemptCode, stepNumber, taskId];

/** The store in IndexedDB. Opened at the first use; reopened when the browser closes it. */
export function createIndexedDbStore(name = 'answers'): AnswerStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () => (opened ??= open(name, () => (opened = null)));

  return {
    async list(userId) {
      const range = IDBKeyRange.bound([userId], [userId, []]);
      const found = await (await database()).getAll(TABLE, range);
      return found
        .flatMap((kept) => unsentAnswerFrom(kept) ?? [])
        .sort((one, other) => one.changedAt - other.changedAt);
    },
    async put(answer) {
      const { store, done } = (await database()).transaction(TABLE, 'readwrite');
      const kept = unsentAnswerFrom(await store.get(keyOf(answer)));
      const isNewer = !kept || kept.answerId === answer.answerId || kept.sequence < answer.sequence;
      const next = isNewer ? answer : { ...answer, sequence: kept.sequence + 1 };
      await Promise.all([store.put(next), done]);
      return next;
    },
    async remove(answer) {
      const { store, done } = (await database()).transaction(TABLE, 'readwrite');
      const kept = unsentAnswerFrom(await store.get(keyOf(answer)));
      if (kept?.answerId === answer.answerId) await store.delete(keyOf(answer));
      await done;
    },
  };
}

async function open(name: string, onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  if (typeof indexedDB === 'undefined') throw new Error('No IndexedDB');
  const opening = openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore(TABLE, {
        keyPath: ['userId', 'attemptCode', 'stepNumber', 'taskId'],
      });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
  const opened = await within(systemClock, OPEN_TIMEOUT, opening, null);
  if (!opened) throw new Error('IndexedDB does not open');
  return opened;
}
