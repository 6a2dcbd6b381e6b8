import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { DocumentKey, KeptDocument } from '@/server/documents/document';
import { decodeDocument, encodeDocument } from './document-file';

/** What tells of a kept file without reading it. */
export type Entry = {
  name: string;
  /** Changes when the file is replaced, and with nothing else. */
  version: string;
  /** When the document was last known to be right, in milliseconds since 1970. */
  goodAt: number;
};

/** The documents of one build and configuration, in a folder that several processes may share. [DOC-04] */
export type Store = {
  list: () => Promise<Entry[]>;
  /** Null when the file is gone or broken; a broken one is removed. */
  read: (name: string) => Promise<KeptDocument | null>;
  /** Replaces the document, as a whole or not at all. @throws what the disk says */
  write: (document: KeptDocument) => Promise<void>;
  /** Remembers that documents are still right. */
  confirm: (names: readonly string[], at: number) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** The names of those that could not be made the last time. */
  readFailed: () => Promise<readonly string[]>;
  /** Tells it to every process that shares the folder. @throws what the disk says */
  writeFailed: (names: readonly string[]) => Promise<void>;
};

const ENDING = '.document';
const FAILED = 'failed.json';
const failedSchema = z.array(z.string());

/** The name under which a document is kept; the paths of the route table hold nothing that a name may not. */
export function documentName({ path: page, hosts }: DocumentKey): string {
  return `${hosts}${page.replaceAll('/', '~')}`;
}

/** Opens the folder of a store; it is made when the first document is written. */
export function openStore(folder: string): Store {
  const fileOf = (name: string) => path.join(folder, `${name}${ENDING}`);
  return {
    list: async () => {
      const files = await readdir(folder).catch(() => []);
      const names = files.flatMap((file) =>
        file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : [],
      );
      const entries = await Promise.all(names.map((name) => entryOf(name, fileOf(name))));
      return entries.filter((entry) => entry !== null);
    },
    read: async (name) => {
      const file = await readFile(fileOf(name)).catch(() => null);
      if (file === null) return null;
      const document = decodeDocument(file);
      if (document !== null && documentName(document) === name) return document;
      await rm(fileOf(name), { force: true }).catch(() => undefined);
      return null;
    },
    write: async (document) => {
      await mkdir(folder, { recursive: true });
      await writeWhole(fileOf(documentName(document)), encodeDocument(document));
    },
    confirm: async (names, at) => {
      const time = new Date(at);
      await Promise.all(
        names.map((name) => utimes(fileOf(name), time, time).catch(() => undefined)),
      );
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    readFailed: () => readFailed(path.join(folder, FAILED)),
    writeFailed: async (names) => {
      const file = path.join(folder, FAILED);
      if (String(await readFailed(file)) === String(names)) return;
      await mkdir(folder, { recursive: true });
      await writeWhole(file, Buffer.from(JSON.stringify(names)));
    },
  };
}

/** None when nobody has said anything yet, or what was said is broken. */
function readFailed(file: string): Promise<string[]> {
  return readFile(file, 'utf8')
    .then((content) => failedSchema.parse(JSON.parse(content)))
    .catch(() => []);
}

async function entryOf(name: string, file: string): Promise<Entry | null> {
  const found = await stat(file).catch(() => null);
  return (
    found && {
      name,
      version: `${found.ino}-${found.size}-${found.birthtimeMs}`,
      goodAt: found.mtimeMs,
    }
  );
}

/** Under another name first, and on the disk before it gets its own. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
