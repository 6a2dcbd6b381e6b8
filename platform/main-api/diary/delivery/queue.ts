import type PgBoss from 'pg-boss';
import type { OutboxKind } from '@/lib/contract/cms/cms-deliveries';
import type { Logger } from '@/platform/kernel/logger';
import { describe } from '@/platform/kernel/service';
import { DiaryError } from '@/platform/main-api/diary/adapters/adapter';
import { QUEUE_SCHEMA } from './queue-names';

const AT_ONCE = 20;
/** Who was killed in the middle of a job has it no more after so many seconds. */
const EXPIRE_SECONDS = 60;
/** So long a diary may ask us to wait. */
const LONGEST_WAIT_SECONDS = 3_600;
const LONGEST_PAUSE_SECONDS = 15 * 60;

/** The pause after so many tries, in seconds: it doubles, up to a quarter of an hour. */
export const pauseAfter = (tries: number) => Math.min(2 ** tries, LONGEST_PAUSE_SECONDS);

type Job = { id: string; tries: number };
type Work = {
  log: Logger;
  what: OutboxKind;
  queue: string;
  passOn: (id: string) => Promise<void>;
};

export type Queue = {
  /** @param isHurried what waits for its next try is tried at once */
  put(ids: readonly string[], options: { isHurried: boolean }): Promise<void>;
};

/**
 * Starts to work on one queue. One job of a row waits at most; a second may begin while one is at work,
 * which harms nothing, since each looks at the row and the diary ignores what is older.
 */
export async function startQueue(boss: PgBoss, { log, what, queue, passOn }: Work): Promise<Queue> {
  // A diary that has asked us to wait is asked nothing before, whatever row it was about.
  let quietUntil = 0;
  await boss.createQueue(queue, { name: queue, policy: 'short' });
  const put = ({ id, tries }: Job, startAfter = 0) =>
    boss.send(
      queue,
      { id, tries },
      // Pauses are ours: a job that pg-boss tries again is one whose worker was killed.
      { singletonKey: id, startAfter, expireInSeconds: EXPIRE_SECONDS, retryLimit: 100 },
    );
  const work = async (job: PgBoss.Job<Job>) => {
    const { id, tries } = job.data;
    const quietSeconds = Math.ceil((quietUntil - Date.now()) / 1_000);
    if (quietSeconds > 0) await put({ id, tries }, quietSeconds);
    else
      await passOn(id).catch(async (error: unknown) => {
        log.warn({ [what]: id, cause: describe(error) }, 'not passed on');
        const asked = error instanceof DiaryError ? error.retryAfterSeconds : undefined;
        const wait = Math.min(asked ?? pauseAfter(tries + 1), LONGEST_WAIT_SECONDS);
        if (asked !== undefined) quietUntil = Date.now() + wait * 1_000;
        await put({ id, tries: tries + 1 }, wait);
      });
    // Not with the others of its batch, which may wait for their answers.
    await boss.complete(queue, job.id);
  };
  const worker: string = await boss.work<Job>(
    queue,
    { batchSize: AT_ONCE, pollingIntervalSeconds: 1 },
    async (jobs) => {
      await Promise.all(jobs.map(work));
      if (jobs.length === AT_ONCE) boss.notifyWorker(worker);
    },
  );
  return {
    async put(ids, { isHurried }) {
      for (const id of ids) await put({ id, tries: 0 });
      if (isHurried) await startNow(boss, queue, ids);
      boss.notifyWorker(worker);
    },
  };
}

/** Makes jobs due that wait for their next try; pg-boss has no call for that. */
async function startNow(boss: PgBoss, queue: string, ids: readonly string[]): Promise<void> {
  await boss.getDb().executeSql(
    `update ${QUEUE_SCHEMA}.job set start_after = now()
     where name = $1 and singleton_key = any($2) and state = 'created' and start_after > now()`,
    [queue, ids],
  );
}
