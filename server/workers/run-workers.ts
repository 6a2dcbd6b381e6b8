import type { EventEmitter } from 'node:events';
import { log } from '@/lib/log/logger';

/** How long to wait before a worker is started again, in milliseconds: doubled each time, up to the most. */
const FIRST_DELAY_MS = 500;
const MOST_DELAY_MS = 30_000;
/** A worker that has served for so long had no trouble with its start. */
const STEADY_MS = 60_000;
/** So many workers in a row that never served are a fault that another start does not mend. */
const MOST_FAILURES = 5;

/** What is used of a worker of node:cluster. */
export type Worker = Pick<EventEmitter, 'once'> & {
  process: { kill(signal: NodeJS.Signals): unknown };
};

export type Workers = {
  /** Asks all to end; resolves when they have. */
  stop(): Promise<void>;
};

/**
 * Keeps a number of workers running on one port. One that dies is started again and does not touch the
 * others; the first one alone makes documents. [HTTP-04]
 *
 * @param fork starts a worker with these variables
 * @param giveUp called when a worker cannot serve: at once when none ever has
 */
export function runWorkers(
  count: number,
  fork: (variables: { DOCUMENTS_REFRESH: 'on' | 'off' }) => Worker,
  giveUp: () => void,
): Workers {
  const living = new Map<number, { worker: Worker; ended: Promise<void> }>();
  const waits = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let failures = 0;
  let hasServed = false;

  function start(place: number, delay: number): void {
    const worker = fork({ DOCUMENTS_REFRESH: place === 0 ? 'on' : 'off' });
    let servesSince: number | null = null;
    worker.once('listening', () => {
      servesSince = Date.now();
      failures = 0;
      hasServed = true;
    });
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        living.delete(place);
        resolve();
        if (!isStopping) replace(place, servesSince, delay);
      });
    });
    living.set(place, { worker, ended });
  }

  function replace(place: number, servesSince: number | null, delay: number): void {
    if (servesSince === null && (++failures >= MOST_FAILURES || !hasServed)) return giveUp();
    log().error({ worker: place + 1, alert: true }, 'worker ended, starting another');
    const isSteady = servesSince !== null && Date.now() - servesSince >= STEADY_MS;
    const wait = isSteady ? FIRST_DELAY_MS : delay;
    const timer = setTimeout(() => {
      waits.delete(timer);
      start(place, Math.min(wait * 2, MOST_DELAY_MS));
    }, wait);
    waits.add(timer);
  }

  for (let place = 0; place < count; place++) start(place, FIRST_DELAY_MS);
  return {
    async stop() {
      isStopping = true;
      for (const timer of waits) clearTimeout(timer);
      const all = [...living.values()];
      for (const { worker } of all) worker.process.kill('SIGTERM');
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}
