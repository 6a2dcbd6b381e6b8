import PgBoss from 'pg-boss';
import type { OutboxKind } from '@/lib/contract/cms/cms-deliveries';
import { diaryProviders, type DiaryProvider } from '@/lib/contract/diary/diary';
import type { Logger } from '@/platform/kernel/logger';
import { describe } from '@/platform/kernel/service';
import { QUEUE_SCHEMA, queueOf } from './queue-names';
import { startQueue, type Queue } from './queue';

const SWEEP = 'diary-sweep';
const kindNames = ['delivery', 'mark'] as const satisfies readonly OutboxKind[];

export type Kind = {
  /** Rejects when it is to be tried again. */
  passOn(id: string): Promise<void>;
  /** What is wanted and has no job that would bring it. */
  listForgotten(): Promise<string[]>;
  /** In which diary each row is wanted. */
  diariesOf(ids: readonly string[]): Promise<{ id: string; provider: DiaryProvider }[]>;
};

export type Outbox = {
  /** Has rows looked at soon; what cannot be queued now is found by the next sweep. */
  look(what: OutboxKind, ids: readonly string[]): Promise<void>;
  /** The same, and what waits for its next try is tried at once. */
  hurry(what: OutboxKind, ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

type OutboxOptions = { url: string; log: Logger; kinds: Record<OutboxKind, Kind> };

/**
 * The queues of what is on its way to diaries, on our PostgreSQL: tried again with growing pauses, by any
 * number of processes. Each diary has its own, so that none waits for another. A job only names a row;
 * what is to be done stands there.
 */
export async function startOutbox({ url, log, kinds }: OutboxOptions): Promise<Outbox> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'main-api',
    max: 4,
    maintenanceIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.warn({ cause: describe(error) }, 'the queue of deliveries'));
  await boss.start();
  const queues = new Map<string, Queue>();
  for (const what of kindNames)
    for (const provider of diaryProviders) {
      const queue = queueOf(what, provider);
      const passOn = (id: string) => kinds[what].passOn(id);
      queues.set(queue, await startQueue(boss, { log, what, queue, passOn }));
    }
  const put = async (what: OutboxKind, ids: readonly string[], isHurried: boolean) => {
    if (ids.length === 0) return;
    try {
      const rows = await kinds[what].diariesOf(ids);
      for (const provider of diaryProviders) {
        const own = rows.filter((row) => row.provider === provider).map(({ id }) => id);
        if (own.length > 0) await queues.get(queueOf(what, provider))?.put(own, { isHurried });
      }
    } catch (error) {
      log.warn({ cause: describe(error) }, 'what is wanted waits for the next sweep');
    }
  };
  await boss.createQueue(SWEEP, { name: SWEEP, policy: 'short' });
  await boss.work(SWEEP, async () => {
    for (const what of kindNames) await put(what, await kinds[what].listForgotten(), false);
  });
  await boss.schedule(SWEEP, '* * * * *');
  return {
    look: (what, ids) => put(what, ids, false),
    hurry: (what, ids) => put(what, ids, true),
    stop: () => boss.stop({ graceful: true, timeout: 5_000, wait: true }),
  };
}
