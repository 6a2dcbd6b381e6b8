import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerConfig } from '@/lib/config/server';
import type { AskContent } from '@/lib/contract/call/result';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { pathOf } from '@/lib/routes/match';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { decide } from './decide';
import { createMaker } from './page/create-maker';
import { placeOf } from './place';
import { createAdopter, type Adopted } from './refresh/adopt';
import { readContent, type Content } from './refresh/content';
import { listDocumentPages } from './refresh/pages';
import { createRefresher, type Refresh } from './refresh/refresh';
import { sendDocument } from './serve/send-document';
import { createShelf, NO_CONTENT, type Shelf } from './serve/shelf';
import { removeOldBuilds } from './store/old-builds';
import { createPublisher, type Publisher } from './store/published';
import { openStore } from './store/store';

/** How often the content is looked at, in milliseconds: with the memory of replies less than a minute. */
const REFRESH_MS = 15_000;
/** How often a process that makes none looks for those of others. */
const ADOPT_MS = 2_000;

/** Without a memory for bad times: a copy must not pass for what the platform has now. */
const askNow: AskContent = (name, input) => callMainApi(name, input, { requestId: randomUUID() });

/** How the documents are, for those who watch over web. */
export type DocumentsState = {
  count: number;
  /** How long ago the one was right that was not seen to be so for the longest time, in seconds. */
  oldestSeconds: number;
  /** Those that could not be made the last time. */
  failed: readonly string[];
};

export type Documents = {
  state: () => DocumentsState;
  /** Answers when the request may have a document and there is one. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers with the document that says that web cannot answer now, when there is one. [HTTP-02] */
  answerUnavailable: (request: IncomingMessage, response: ServerResponse) => boolean;
  refresh: () => Promise<Refresh>;
  /** Goes on until the process ends. */
  keepFresh: () => Promise<never>;
};

/**
 * The documents of public pages: what an earlier run has kept is there at once. [DOC-01] [DOC-04]
 *
 * @param project its folder
 * @param listener Next.js, past everything that stands in front of it
 */
export async function openDocuments(
  project: string,
  config: ServerConfig,
  listener: RequestListener,
): Promise<Documents> {
  const { root, print, folder } = await placeOf(project, config);
  const [store, shelf] = [openStore(folder), createShelf()];
  const adopt = createAdopter(shelf, store, Date.now);
  const maker = createMaker(project, config, listener);
  const refreshOnce = createRefresher({
    ...{ shelf, store, log: log(), now: Date.now },
    readContent: () => readContent(askNow),
    listPages: createPageLister(config),
    make: maker.make,
  });
  let latest: Refresh | undefined;
  let kept: Adopted = { broken: [], failed: [] };
  const takeKept = async () => {
    kept = await adopt();
    for (const name of kept.broken) log().error({ name, alert: true }, 'broken document found');
  };
  const publish = publishFrom(shelf, createPublisher(root, print));
  const refresh = async () => {
    await takeKept();
    try {
      latest = await refreshOnce();
      await publish();
      return latest;
    } finally {
      await maker.rest();
    }
  };
  await takeKept();
  return {
    refresh,
    state: () => ({ ...countAndAge(shelf), failed: (latest ?? kept).failed }),
    answer: createAnswer(shelf, config),
    answerUnavailable: createUnavailableAnswer(shelf),
    keepFresh: async () => {
      const isMaker = config.DOCUMENTS_REFRESH === 'on';
      for (;;) {
        await (isMaker ? refresh() : takeKept()).catch((error: unknown) => {
          log().error({ alert: true, error: describeError(error) }, 'documents not refreshed');
        });
        if (isMaker) await removeOldBuilds(root, print, Date.now()).catch(() => undefined);
        await sleep(isMaker ? REFRESH_MS : ADOPT_MS, null, { ref: false });
      }
    },
  };
}

/** Lists what there should be; while the platform is away, with the sign-in as it was last known. */
function createPageLister(config: ServerConfig) {
  let signIn = NO_CONTENT;
  return (content: Content | null) => {
    signIn = content?.signIn ?? signIn;
    return listDocumentPages(content, signIn, config);
  };
}

/** nginx goes on with what it has when the disk takes nothing. */
const publishFrom = (shelf: Shelf, publisher: Publisher) => () =>
  publisher.publish(shelf.listShown(Date.now())).catch((error: unknown) => {
    log().error({ alert: true, error: describeError(error) }, 'documents not published');
  });

function countAndAge(shelf: Shelf): Pick<DocumentsState, 'count' | 'oldestSeconds'> {
  const ages = shelf.list().map(({ goodAt }) => Date.now() - goodAt);
  return { count: ages.length, oldestSeconds: Math.round(Math.max(0, ...ages) / 1_000) };
}

/** What answers requests from the shelf; a document that has grown too old is a 503. [DOC-02] */
export function createAnswer(
  shelf: Shelf,
  config: ServerConfig,
  now = Date.now,
): Documents['answer'] {
  const unavailable = pathOf('serviceUnavailable');
  return (request, response) => {
    const wanted = decide(request, config, shelf.has);
    if (wanted === null) return false;
    const { path: page, isListed } = wanted;
    const found = shelf.get(page, isListed, now());
    const served = found === 'expired' ? shelf.get(unavailable, isListed, now()) : found;
    if (served === undefined || served === 'expired') return false;
    sendDocument(request, response, served);
    return true;
  };
}

/** What answers with the document of an unavailable web, whatever was asked for. [HTTP-02] */
function createUnavailableAnswer(shelf: Shelf, now = Date.now): Documents['answer'] {
  return (request, response) => {
    const found = shelf.get(pathOf('serviceUnavailable'), false, now());
    if (found === undefined || found === 'expired') return false;
    sendDocument(request, response, found);
    return true;
  };
}
