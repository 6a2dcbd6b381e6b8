import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Logger } from '@/platform/kernel/logger';
import type { Db } from '@/platform/payments/context';
import { notification } from '@/platform/payments/schema';
import { waitAfter } from './backoff';
import type { Send } from './send';

const AT_ONCE = 20;
/** Who has taken a notification has so long to deliver it; then it is due again. */
const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

type Row = typeof notification.$inferSelect;

/**
 * Sends what is due, with a pause that grows after each failure. Any number of processes may do so: each
 * takes rows that no other has taken.
 */
export async function deliverDue(db: Db, send: Send, log: Logger): Promise<void> {
  const taken = await take(db);
  await Promise.all(
    taken.map(async (row) => {
      const status = await send(row.content);
      const isDelivered = status !== null && status >= 200 && status < 300;
      const wait = isDelivered ? null : waitAfter(row.attempts);
      if (!isDelivered && wait === null)
        log.error({ orderId: row.orderId, status }, 'a notification was given up');
      await db
        .update(notification)
        .set({
          deliveredAt: isDelivered ? new Date() : null,
          dueAt: wait === null ? null : new Date(Date.now() + wait),
          lastStatus: status,
        })
        .where(eq(notification.id, row.id));
    }),
  );
}

function take(db: Db): Promise<Row[]> {
  const due = db
    .select({ id: notification.id })
    .from(notification)
    .where(and(isNull(notification.deliveredAt), lte(notification.dueAt, new Date())))
    .orderBy(notification.dueAt)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(notification)
    .set({
      attempts: sql`${notification.attempts} + 1`,
      dueAt: new Date(Date.now() + LEASE_MS),
    })
    .where(sql`${notification.id} in (${due})`)
    .returning();
}

export type Deliverer = {
  /** Looks now rather than at the next turn. */
  soon(): void;
  close(): Promise<void>;
};

/** Looks for what is due each second: what waits is in the database, so nothing is lost with a process. */
export function startDeliverer(db: Db, send: Send, log: Logger): Deliverer {
  let running: Promise<void> | null = null;
  let isAgain = false;
  let isFailing = false;
  const run = async () => {
    do {
      isAgain = false;
      try {
        await deliverDue(db, send, log);
        isFailing = false;
      } catch (error) {
        if (!isFailing)
          log.warn(
            { cause: error instanceof Error ? error.name : 'unknown' },
            'notifications cannot be read',
          );
        isFailing = true;
      }
    } while (isAgain && !isFailing);
    running = null;
  };
  const soon = () => {
    isAgain = true;
    running ??= run();
  };
  const timer = setInterval(soon, LOOK_EVERY_MS);
  return {
    soon,
    close: async () => {
      clearInterval(timer);
      isAgain = false;
      await running;
    },
  };
}
