import { setImmediate as turn } from 'node:timers/promises';
import type { Result } from '@/lib/contract/call/result';
import { describeError } from '@/lib/log/describe-error';
import type { Logger } from '@/lib/log/logger';
import type { DocumentKey, KeptDocument } from '@/server/documents/document';
import type { DocumentPage } from '@/server/documents/page/make-document';
import { NO_CONTENT, type Shelf } from '@/server/documents/serve/shelf';
import { documentName, type Store } from '@/server/documents/store/store';
import type { Content } from './content';

export type RefreshTools = {
  shelf: Shelf;
  store: Store;
  readContent: () => Promise<Result<Content>>;
  listPages: (content: Content | null) => readonly DocumentPage[];
  make: (page: DocumentPage) => Promise<KeptDocument>;
  log: Logger;
  now: () => number;
};

/** One look at the content, and what followed from it. */
export type Refresh = { made: string[]; failed: string[]; isContentThere: boolean };

/**
 * Makes what is missing or shows another content than the platform has now, one document after another,
 * and says of the rest that it is still right. [DOC-04]
 *
 * @returns what does it once; a failure is logged and tried again the next time
 */
export function createRefresher(tools: RefreshTools): () => Promise<Refresh> {
  const { shelf, store, listPages, readContent, now, log } = tools;
  /** What was made since the platform was last seen to answer: it may show an older copy of the content. */
  let latest: string[] = [];
  const unsure = new Set<string>();
  /** What the disk did not take: an older file of that name is not right. */
  const unwritten = new Set<string>();
  return async () => {
    const began = now();
    const content = await readContent();
    if (!content.ok) for (const name of latest) unsure.add(name);
    const pages = listPages(content.ok ? content.value : null);
    const isRight = (page: DocumentPage) =>
      shelf.find(page)?.document.content === page.content && !unsure.has(documentName(page));
    await confirm(tools, pages.filter(isRight), unwritten, began);
    if (content.ok) await dropOthers(tools, pages, content.value.failing);
    const result: Refresh = { made: [], failed: [], isContentThere: content.ok };
    for (const page of pages.filter((each) => !isRight(each))) {
      const name = documentName(page);
      const isMade = await make(tools, page, unwritten, began);
      result[isMade ? 'made' : 'failed'].push(name);
      if (isMade) unsure.delete(name);
      // Whoever has asked meanwhile is answered first.
      await turn();
    }
    const shown = pages.filter(({ content: print }) => print !== NO_CONTENT).map(documentName);
    latest = result.made.filter((name) => shown.includes(name));
    // On a full disk this process alone knows it.
    await store.writeFailed(result.failed).catch(() => undefined);
    report(log, result, now() - began);
    return result;
  };
}

/** Says of documents that they are right; what of them is not on the disk is written again. */
async function confirm(
  { shelf, store }: RefreshTools,
  keys: readonly DocumentKey[],
  unwritten: Set<string>,
  at: number,
) {
  const there = new Set((await store.list()).map(({ name }) => name));
  for (const key of keys) {
    const name = documentName(key);
    shelf.confirm(key, at);
    const document = shelf.find(key)?.document;
    if (!document || (there.has(name) && !unwritten.has(name))) continue;
    await store.write(document).then(
      () => unwritten.delete(name),
      () => unwritten.add(name),
    );
  }
  const names = keys.map(documentName).filter((name) => !unwritten.has(name));
  await store.confirm(names, at);
}

/** Landings of workbooks that are gone. */
async function dropOthers(
  { shelf, store }: RefreshTools,
  pages: readonly DocumentKey[],
  failing: ReadonlySet<string>,
) {
  const names = new Set(pages.map(documentName));
  for (const { document } of shelf.list()) {
    if (names.has(documentName(document)) || failing.has(document.path)) continue;
    shelf.drop(document);
    await store.remove(documentName(document)).catch(() => undefined);
  }
}

async function make(
  { shelf, store, make: makeOne, log }: RefreshTools,
  page: DocumentPage,
  unwritten: Set<string>,
  at: number,
) {
  const fields = { path: page.path, hosts: page.hosts };
  let document: KeptDocument;
  try {
    document = await makeOne(page);
  } catch (error) {
    log.error({ ...fields, alert: true, error: describeError(error) }, 'document not made');
    return false;
  }
  shelf.put(document, at);
  unwritten.delete(documentName(document));
  await store.write(document).catch((error: unknown) => {
    // It is served from memory, and written when there is room again.
    unwritten.add(documentName(document));
    log.error({ ...fields, alert: true, error: describeError(error) }, 'document not kept');
  });
  return true;
}

function report(log: Logger, { made, failed, isContentThere }: Refresh, durationMs: number): void {
  const fields = { made: made.length, failed: failed.length, isContentThere, durationMs };
  const isNews = made.length > 0 || failed.length > 0 || !isContentThere;
  log[isNews ? 'info' : 'debug'](fields, 'documents refreshed');
}
