import PgBoss from 'pg-boss';
import type { OutboxKind } from '@/lib/contract/cms/cms-deliveries';
import type { Logger } from '@/platform/kernel/logger';
import { DiaryError } from '@/platform/main-api/diary/adapters/adapter';

const SWEEP = 'diary-sweep';
/** The schema of the queue in PostgreSQL. */
export const QUEUE_SCHEMA = 'diary_jobs';
const AT_ONCE = 20;
/** Who was killed in the middle of a job has it no more after so many seconds. */
const EXPIRE_SECONDS = 60;
/** So long a diary may ask us to wait. */
const LONGEST_WAIT_SECONDS = 3_600;
/** The wait doubles from 2 s on: 16 tries are more than a day. */
const retries = { retryLimit: 16, retryDelay: 2, retryBackoff: true };

type Kind = {
  /** Rejects when it is to be tried again. */
  passOn(id: string): Promise<void>;
  /** What is wanted and has no job that would bring it. */
  listForgotten(): Promise<string[]>;
};

export type Outbox = {
  /** Has rows looked at soon; what cannot be queued now is found by the next sweep. */
  look(what: OutboxKind, ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

type OutboxOptions = { url: string; log: Logger; kinds: Record<OutboxKind, Kind> };

/**
 * The queue of what is on its way to diaries, on our PostgreSQL: tried again with growing pauses, by any
 * number of processes. A job only names a row; what is to be done stands there.
 */
export async function startOutbox({ url, log, kinds }: OutboxOptions): Promise<Outbox> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'main-api',
    max: 4,
    maintenanceIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.warn({ cause: error.message }, 'the queue of deliveries'));
  await boss.start();
  const queues = {
    delivery: await startQueue(boss, log, 'delivery', kinds.delivery),
    mark: await startQueue(boss, log, 'mark', kinds.mark),
  };
  const look: Outbox['look'] = (what, ids) => queues[what](ids);
  await boss.createQueue(SWEEP, { name: SWEEP, policy: 'short' });
  await boss.work(SWEEP, async () => {
    await look('delivery', await kinds.delivery.listForgotten());
    await look('mark', await kinds.mark.listForgotten());
  });
  await boss.schedule(SWEEP, '* * * * *');
  return { look, stop: () => boss.stop({ graceful: true, timeout: 5_000, wait: true }) };
}

/** @returns what has rows looked at */
async function startQueue(
  boss: PgBoss,
  log: Logger,
  what: OutboxKind,
  { passOn }: Kind,
): Promise<(ids: readonly string[]) => Promise<void>> {
  const queue = `diary-${what}`;
  // One job of a row waits at most, and one is at work.
  await boss.createQueue(queue, { name: queue, policy: 'stately' });
  const put = (id: string, startAfter = 0) =>
    boss.send(
      queue,
      { id },
      { ...retries, singletonKey: id, expireInSeconds: EXPIRE_SECONDS, startAfter },
    );
  const work = async ({ id, data }: PgBoss.Job<{ id: string }>) => {
    try {
      await passOn(data.id);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      log.warn({ [what]: data.id, cause }, 'not passed on');
      const wait = error instanceof DiaryError ? error.retryAfterSeconds : undefined;
      if (wait !== undefined) await put(data.id, Math.min(wait, LONGEST_WAIT_SECONDS));
      // The others of this batch are done.
      else await boss.fail(queue, id, { cause });
    }
  };
  const worker: string = await boss.work<{ id: string }>(
    queue,
    { batchSize: AT_ONCE, pollingIntervalSeconds: 1 },
    async (jobs) => {
      await Promise.all(jobs.map(work));
      if (jobs.length === AT_ONCE) boss.notifyWorker(worker);
    },
  );
  return async (ids) => {
    try {
      for (const id of ids) await put(id);
    } catch (error) {
      log.warn({ cause: String(error) }, 'what is wanted waits for the next sweep');
    }
    boss.notifyWorker(worker);
  };
}
