import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptDocument } from '@/server/documents/document';
import type { Encoding } from '@/server/requests/accept-encoding';

/** Where nginx looks for the files of the build that is shown now, in the folder of all builds. */
export const CURRENT = 'current';

const endings: Record<Encoding, string> = { identity: '.html', gzip: '.html.gz', br: '.html.br' };

/** The bodies of documents as plain files, for a server that stands in front. [DOC-06] */
export type Publisher = {
  /** Brings the files in line with the documents that may be shown. */
  publish: (documents: readonly KeptDocument[]) => Promise<void>;
};

/**
 * @param root the folder of all builds
 * @param print the name of the current one in it
 */
export function createPublisher(root: string, print: string): Publisher {
  const folder = path.join(root, print, 'files');
  let published = new Map<string, KeptDocument>();
  return {
    publish: async (documents) => {
      const wanted = new Map(documents.map((document) => [fileOf(document), document]));
      for (const [file, document] of wanted)
        if (published.get(file) !== document) await writeFiles(path.join(folder, file), document);
      for (const file of published.keys())
        if (!wanted.has(file)) await removeFiles(path.join(folder, file));
      if (published.size === 0) {
        await removeOthers(folder, wanted);
        await pointTo(root, print);
      }
      published = wanted;
    },
  };
}

const fileOf = ({ hosts, path: page }: KeptDocument) =>
  path.join(hosts, page === '/' ? 'index' : page.slice(1));

/** The date of a file is what nginx sends as Last-Modified. */
async function writeFiles(file: string, { bodies, headers }: KeptDocument): Promise<void> {
  const date = new Date(headers.find(([name]) => name === 'last-modified')?.[1] ?? Date.now());
  await mkdir(path.dirname(file), { recursive: true });
  for (const [encoding, ending] of Object.entries(endings) as [Encoding, string][]) {
    const unfinished = `${file}${ending}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bodies[encoding]);
      await utimes(unfinished, date, date);
      await rename(unfinished, file + ending);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }
}

async function removeFiles(file: string): Promise<void> {
  for (const ending of Object.values(endings)) await rm(file + ending, { force: true });
}

/** What an earlier run has left of documents that are gone or too old. */
async function removeOthers(folder: string, wanted: ReadonlyMap<string, unknown>): Promise<void> {
  const there = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of there)
    if (/\.html(?:\.|$)/.test(file) && !wanted.has(file.replace(/\.html.*$/, '')))
      await rm(path.join(folder, file), { force: true });
}

/** In one step: whoever looks meanwhile finds the old build or the new one. */
async function pointTo(root: string, print: string): Promise<void> {
  const unfinished = path.join(root, `.${CURRENT}.${randomUUID()}`);
  await symlink(print, unfinished);
  await rename(unfinished, path.join(root, CURRENT));
}
