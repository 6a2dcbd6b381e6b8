import { desc } from 'drizzle-orm';
import type { Verb } from '@/platform/main-api/context';
import { diaryRetry } from '@/platform/main-api/database/schema';
import { listFailed, outboxStates } from '@/platform/main-api/diary/operate/outbox-states';

/** How much of what failed is listed, and how many retries. */
const SHOWN = { failed: 50, retries: 20 };

/** What is on its way to diaries, the newest failures and who has had what tried again. [DIARY-06] */
export const listCmsDeliveries: Verb<'listCmsDeliveries'> = async ({ db }) => {
  const { id, retriedAt, retriedBy, kind, count } = diaryRetry;
  const [states, deliveries, marks, retries] = await Promise.all([
    outboxStates(db),
    listFailed(db, 'delivery', SHOWN.failed),
    listFailed(db, 'mark', SHOWN.failed),
    db
      .select({ id, retriedAt, retriedBy, kind, count })
      .from(diaryRetry)
      .orderBy(desc(retriedAt), id)
      .limit(SHOWN.retries),
  ]);
  const failed = [...deliveries, ...marks]
    .sort((a, b) => b.since.getTime() - a.since.getTime())
    .slice(0, SHOWN.failed);
  return {
    states: states.map((one) => ({ ...one, oldestSince: one.oldestSince?.toISOString() ?? null })),
    failed: failed.map((one) => ({ ...one, since: one.since.toISOString() })),
    retries: retries.map((one) => ({ ...one, retriedAt: one.retriedAt.toISOString() })),
  };
};
