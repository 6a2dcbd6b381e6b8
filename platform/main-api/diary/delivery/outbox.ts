import PgBoss from 'pg-boss';
import type { Logger } from '@/platform/kernel/logger';

const QUEUE = 'diary-delivery';
const SWEEP = 'diary-sweep';
/** The schema of the queue in PostgreSQL. */
export const QUEUE_SCHEMA = 'diary_jobs';
const AT_ONCE = 20;
/** Who was killed in the middle of a job has it no more after so many seconds. */
const EXPIRE_SECONDS = 60;
/** The wait doubles from 2 s on: 16 tries are more than a day. */
const retries = { retryLimit: 16, retryDelay: 2, retryBackoff: true };

export type Outbox = {
  /** Has deliveries looked at soon; what cannot be queued now is found by the next sweep. */
  look(ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

type OutboxOptions = {
  url: string;
  log: Logger;
  /** Rejects when it is to be tried again. */
  passOn(id: string): Promise<void>;
  /** What is wanted and has no job that would bring it. */
  listForgotten(): Promise<string[]>;
};

/**
 * The queue of what is on its way to diaries, on our PostgreSQL: tried again with growing pauses, by any
 * number of processes. A job only names a delivery; what is to be done stands in its row.
 */
export async function startOutbox(options: OutboxOptions): Promise<Outbox> {
  const { url, log, passOn, listForgotten } = options;
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'main-api',
    max: 4,
    maintenanceIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.warn({ cause: error.message }, 'the queue of deliveries'));
  await boss.start();
  // One job of a delivery waits at most, and one is at work.
  await boss.createQueue(QUEUE, { name: QUEUE, policy: 'stately' });
  await boss.createQueue(SWEEP, { name: SWEEP, policy: 'short' });

  async function look(ids: readonly string[]): Promise<void> {
    try {
      for (const id of ids)
        await boss.send(
          QUEUE,
          { id },
          { ...retries, singletonKey: id, expireInSeconds: EXPIRE_SECONDS },
        );
    } catch (error) {
      log.warn({ cause: String(error) }, 'a delivery waits for the next sweep');
    }
    boss.notifyWorker(worker);
  }

  const worker = await boss.work<{ id: string }>(
    QUEUE,
    { batchSize: AT_ONCE, pollingIntervalSeconds: 1 },
    async (jobs) => {
      await Promise.all(
        jobs.map(async (job) => {
          try {
            await passOn(job.data.id);
          } catch (error) {
            const cause = error instanceof Error ? error.message : String(error);
            log.warn({ delivery: job.data.id, cause }, 'a delivery did not arrive');
            // The others of this batch are done.
            await boss.fail(QUEUE, job.id, { cause });
          }
        }),
      );
    },
  );
  await boss.work(SWEEP, async () => look(await listForgotten()));
  await boss.schedule(SWEEP, '* * * * *');
  return {
    look,
    stop: () => boss.stop({ graceful: true, timeout: 5_000, wait: true }),
  };
}
