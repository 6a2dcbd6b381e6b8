import cluster from 'node:cluster';
import { serverConfig, type ServerConfig } from '@/lib/config/server';
import { log } from '@/lib/log/logger';
import { serve } from './serve';
import { runWorkers } from './workers/run-workers';
import { workerCount } from './workers/worker-count';

/**
 * The server of web: what `npm start` runs, in as many processes as it is to have. A wrong environment
 * ends it with one sentence that names the variable. [CONF-01]
 */
async function main(config: ServerConfig): Promise<void> {
  const count = workerCount(config.WEB_WORKERS);
  if (cluster.isWorker || count === 1) return serve(config);
  // Each worker takes its connections itself: of one that this process hands to a worker that has just
  // died nothing would ever come, and its client would wait for good.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const workers = runWorkers(
    count,
    (variables) => cluster.fork({ ...variables, ...(config.DOCUMENTS_REFRESH === 'off' && OFF) }),
    () => process.exit(1),
  );
  const stop = () => void workers.stop().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
}

/** Where another program keeps the documents fresh, no worker does. */
const OFF = { DOCUMENTS_REFRESH: 'off' } as const;

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
