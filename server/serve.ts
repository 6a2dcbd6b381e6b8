import { createServer } from 'node:http';
import { join } from 'node:path';
import type { ServerConfig } from '@/lib/config/server';
import { listenHosts } from '@/lib/contract/environment/listen-hosts';
import { listenOn } from '@/lib/http/listen';
import { admitPage } from './admission/admit-page';
import { createPageQueue } from './admission/page-queue';
import { createSiteServer } from './create-server';
import { loadDocuments } from './documents/answer-document';
import { loadFiles } from './files/load-files';
import { createFront, stepsOf } from './front';
import { passToNext } from './pass-to-next';
import { endStreams } from './streams/answer-stream';

/** How many requests wait for a page, how long, and how long a page that waits itself keeps them out. */
const WAITING = { waiting: 400, patienceMs: 8_000, holdMs: 10_000 };
/** The same for calls that Next.js answers, and how many of them are answered at once. */
const CALLS = { atOnce: 64, waiting: 2_000, patienceMs: 20_000, holdMs: 30_000 };
/** How many connections the system keeps for a busy process: a class that comes at once is many. */
const BACKLOG = 4_096;
/** How long requests may finish after web was told to stop, in milliseconds. */
const STOP_MS = 5_000;

/** Answers requests in this process, with Next.js behind everything else, until it is told to stop. */
export async function serve(config: ServerConfig): Promise<void> {
  const { default: next } = await import('next');
  // Next.js would take over offers to change the protocol; without a listener Node.js passes over them.
  const upgrades = createServer();
  const app = next({ dev: false, dir: process.cwd(), port: config.PORT, httpServer: upgrades });
  await app.prepare();
  const pages = passToNext(app.getRequestHandler(), config);
  const keepDocuments = await loadDocuments(config, createFront([pages]));
  const files = loadFiles(join('.build', 'files'));
  const queues = {
    pages: createPageQueue({ ...WAITING, atOnce: config.PAGES_AT_ONCE }),
    calls: createPageQueue(CALLS),
  };
  const steps = stepsOf(files, admitPage(queues, pages));
  const front = createFront(steps);
  const place = {
    port: config.PORT,
    hosts: listenHosts(config),
    backlog: BACKLOG,
    graceMs: STOP_MS,
  };
  const listening = await listenOn(() => createSiteServer(front), place);
  keepDocuments();
  const stop = () => {
    endStreams();
    void listening.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
}
