import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { diaryProviders } from '@/lib/contract/diary/diary';
import type { Db } from '@/platform/main-api/context';
import { outboxStates } from '@/platform/main-api/diary/operate/outbox-states';
import type { CallOutcome, CountCall, DiaryCall } from './count-calls';

const calls: Record<DiaryCall, true> = {
  ...{ exchangeToken: true, listLessons: true, getLesson: true, unbind: true },
  ...{ putWork: true, deleteWork: true, putMark: true },
};
const outcomes: Record<CallOutcome, true> = {
  ...{ ok: true, error: true, token: true, not_found: true },
  ...{ refused: true, conflict: true, unavailable: true },
};

export type Metrics = {
  countCall: CountCall;
  contentType: string;
  /** The numbers as they are now. @throws (rejects) with the error of a database that does not answer */
  read(): Promise<string>;
};

/**
 * The numbers of this process, and of what is on its way to diaries for all. [DIARY-06]
 *
 * @param streams how many are open
 */
export function createMetrics(db: Db, streams: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const open = new Gauge({
    ...{ name: 'journal_streams', registers },
    help: 'Teachers who follow their journal through this process, once for each tab',
  });
  const ofOutbox = { labelNames: ['kind', 'provider'], registers } as const;
  const waiting = new Gauge({
    ...{ name: 'diary_outbox_waiting', ...ofOutbox },
    help: 'Homework (delivery) and marks that are on their way to a diary',
  });
  const oldest = new Gauge({
    ...{ name: 'diary_outbox_oldest_seconds', ...ofOutbox },
    help: 'For how long the one of them is tried that waits longest; 0 when none waits',
  });
  const failed = new Gauge({
    ...{ name: 'diary_outbox_failed', ...ofOutbox },
    help: 'Homework (delivery) and marks that were given up',
  });
  const counter = new Counter({
    name: 'diary_calls_total',
    help: 'Calls of a diary by this process, by how they ended',
    labelNames: ['provider', 'call', 'outcome'],
    registers,
  });
  // From zero on, so that the first call of its kind is an increase.
  for (const provider of diaryProviders)
    for (const call of Object.keys(calls))
      for (const outcome of Object.keys(outcomes)) counter.inc({ provider, call, outcome }, 0);

  async function read(): Promise<string> {
    open.set(streams());
    const now = Date.now();
    for (const { kind, provider, oldestSince, ...state } of await outboxStates(db)) {
      const labels = { kind, provider };
      waiting.set(labels, state.waiting);
      failed.set(labels, state.failed);
      oldest.set(labels, oldestSince ? Math.max(0, now - oldestSince.getTime()) / 1_000 : 0);
    }
    return registry.metrics();
  }
  return {
    countCall: (provider, call, outcome) => counter.inc({ provider, call, outcome }),
    contentType: registry.contentType,
    read,
  };
}
