import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '@/platform/diary/context';
import { webhook } from '@/platform/diary/schema';
import type { Logger } from '@/platform/kernel/logger';
import { waitAfter, type Send } from './send';

const AT_ONCE = 20;
/** Who has taken a webhook has so long to deliver it; then it is due again. */
const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/** Sends what is due, with a pause that grows after each failure. */
async function deliverDue(db: Db, send: Send, log: Logger): Promise<void> {
  const due = db
    .select({ id: webhook.id })
    .from(webhook)
    .where(and(isNull(webhook.deliveredAt), lte(webhook.dueAt, new Date())))
    .orderBy(asc(webhook.dueAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(webhook)
    .set({ attempts: sql`${webhook.attempts} + 1`, dueAt: new Date(Date.now() + LEASE_MS) })
    .where(inArray(webhook.id, due))
    .returning();
  await Promise.all(
    taken.map(async ({ id, content, attempts }) => {
      const status = await send({ id, ...content });
      const isDelivered = status !== null && status >= 200 && status < 300;
      const wait = isDelivered ? null : waitAfter(attempts);
      if (!isDelivered && wait === null) log.error({ id, status }, 'a webhook was given up');
      await db
        .update(webhook)
        .set({
          deliveredAt: isDelivered ? new Date() : null,
          dueAt: wait === null ? null : new Date(Date.now() + wait),
          lastStatus: status,
        })
        .where(eq(webhook.id, id));
    }),
  );
}

export type Deliverer = {
  /** Looks now rather than at the next turn. */
  soon(): void;
  close(): Promise<void>;
};

/** Looks for what is due each second: what waits is in the database, so nothing is lost with a process. */
export function startDeliverer(db: Db, send: Send, log: Logger): Deliverer {
  let running: Promise<void> | null = null;
  const soon = () => {
    running ??= deliverDue(db, send, log)
      .catch((error: unknown) =>
        log.warn(
          { cause: error instanceof Error ? error.name : 'unknown' },
          'webhooks cannot be read',
        ),
      )
      .finally(() => (running = null));
  };
  const timer = setInterval(soon, LOOK_EVERY_MS);
  return {
    soon,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
