import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { serverConfig, type ServerConfig } from '@/lib/config/server';
import { log } from '@/lib/log/logger';
import { admitPage } from './admission/admit-page';
import { createPageQueue } from './admission/page-queue';
import { createSiteServer } from './create-server';
import { loadDocuments } from './documents/answer-document';
import { loadFiles } from './files/load-files';
import { createFront, stepsOf } from './front';
import { passToNext } from './pass-to-next';

/** How many requests wait for a page, how long, and how long a page that waits itself keeps them out. */
const WAITING = { waiting: 400, patienceMs: 8_000, holdMs: 10_000 };
/** How long requests may finish after web was told to stop, in milliseconds. */
const STOP_MS = 5_000;

/**
 * The server of web: what `npm start` runs. A wrong environment ends it with one sentence that names
 * the variable. [CONF-01]
 */
async function main(config: ServerConfig): Promise<void> {
  // Next.js would take over offers to change the protocol; without a listener Node.js passes over them.
  const upgrades = createServer();
  const app = next({ dev: false, dir: process.cwd(), port: config.PORT, httpServer: upgrades });
  await app.prepare();
  const pages = passToNext(app.getRequestHandler(), config);
  const keepDocuments = await loadDocuments(config, createFront([pages]));
  const files = loadFiles(join('.build', 'files'));
  const queue = createPageQueue({ ...WAITING, atOnce: config.PAGES_AT_ONCE });
  const steps = stepsOf(files, admitPage(queue, pages));
  const server = createSiteServer(createFront(steps));
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  server.listen(config.PORT, keepDocuments);
  const stop = () => {
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), STOP_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
}

/** @returns null when it is wrong, which has been said */
function configOrFault(): ServerConfig | null {
  try {
    return serverConfig();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return null;
  }
}

const config = configOrFault();
if (config === null) process.exitCode = 1;
else
  main(config).catch((error: unknown) => {
    log().fatal('web did not start');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
