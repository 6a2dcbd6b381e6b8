import type { OutboxKind } from '@/lib/contract/cms/cms-deliveries';
import type { DiaryProvider } from '@/lib/contract/diary/diary';

/** The schema of the queues in PostgreSQL. */
export const QUEUE_SCHEMA = 'diary_jobs';

/** The queue of one kind for one diary. */
export const queueOf = (what: OutboxKind, provider: DiaryProvider) =>
  `diary-${what}-${provider}` as const;
